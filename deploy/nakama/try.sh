#!/bin/sh
# Tries a running league, a Nakama with our module or another: everything in tests/conformance/league/cases.json,
# then a match with a bot in a real browser, on a Darb that sends its students there. Publishes pools, plays as
# students of its own. Ends with 1 when something differs.
set -eu
cd "$(dirname "$0")/../.."
host=${LEAGUE_HOST:-127.0.0.1}
port=${LEAGUE_PORT:-7350}
: "${LEAGUE_SERVER_KEY:?the key that browsers carry}"
: "${LEAGUE_HTTP_KEY:?the key of the platform}"
: "${LEAGUE_TICKET_KEY:?the key that tickets are signed with}"

npx tsx tests/conformance/league/run.ts --host "$host" --port "$port" \
  --server-key "$LEAGUE_SERVER_KEY" --http-key "$LEAGUE_HTTP_KEY" --ticket-key "$LEAGUE_TICKET_KEY"

npx turbo run build build:checked --output-logs=errors-only
export LEAGUE_URL="${LEAGUE_URL:-http://$host:$port}"
exec npx playwright test -c tests/e2e/playwright.config.ts --project=league --grep 'a bot joins'
