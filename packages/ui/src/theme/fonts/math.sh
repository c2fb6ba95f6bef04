#!/bin/sh
# Makes math.woff2 anew from Debian's fonts-stix with hb-subset (libharfbuzz-bin) and woff2_compress (woff2).
# Add the characters of a new formula here; its name table keeps the licence alone, for the names are reserved.
set -e
cd "$(dirname "$0")"
hb-subset /usr/share/fonts/opentype/stix-word/STIXMath-Regular.otf --output-file=math.otf --no-hinting \
  --layout-features= --name-IDs=0,13,14 --unicodes=20-7E,A0,A8,AC,AF,B0-B5,B7,B9,D7,F7,131,2C6,2C7,2D8-2DA,2DC,300-304,306-308,30A,30C,338,\
391-3A1,3A3-3A9,3B1-3C9,3D1,3D5,3D6,3F1,3F5,2010,2013,2014,2016,2018,2019,201C,201D,2026,\
2032-2034,203E,2057,2061-2064,20D0,20D1,20D6,20D7,2102,210E,210F,2111,2113,2115,2119,\
211A,211C,211D,2124,210D,2190-2194,2196-2199,21A6,21BC,21C0,21CB,21CC,21D0,21D2,21D4,\
2200,2202-2209,220B,220F,2211-2213,2215,2217,2218,221A,221D-2220,2223-222E,2234,2235,\
223C,2243,2245,2248,2260,2261,2264,2265,226A,226B,2282-2287,2295,2297,22A5,22C5,\
22EE-22F1,2308-230B,23B4,23B5,23DC-23DF,25A1,25B3,25CB,27E8,27E9,27F5-27FA,2A7D,2A7E,\
1D434-1D454,1D456-1D467,\
1D6E2-1D71B
woff2_compress math.otf
rm math.otf
