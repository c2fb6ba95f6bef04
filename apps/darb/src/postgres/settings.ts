/** Settings of PostgreSQL by name, handed over as `-c name=value`. */
export type PostgresSettings = Readonly<Record<string, string>>;

/**
 * For a small server: one application, at most 40 connections, no replication. Nothing here touches
 * durability.
 */
export const smallServer: PostgresSettings = {
  shared_buffers: '64MB',
  max_connections: '40',
  jit: 'off',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_parallel_workers_per_gather: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  max_logical_replication_workers: '0',
};

/** What is not negotiable: a socket of our own and no port, UTC, and memory that dies with the process. */
export function fixedSettings(socketFolder: string, major: number): PostgresSettings {
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    log_timezone: 'UTC',
    dynamic_shared_memory_type: 'mmap',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // the io workers of 18 cost memory that a small server does not get back
    ...(major >= 18 ? { io_method: 'sync' } : {}),
  };
}
