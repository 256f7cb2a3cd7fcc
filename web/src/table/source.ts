import type { TableClient } from '../lib/socket.svelte';

/** What a board draws: the live table, or a finished game that only looks like one and takes no moves. */
export type Source = Pick<TableClient, 'n' | 'room' | 'view' | 'outlook' | 'events' | 'cards'> &
  Partial<Pick<TableClient, 'send' | 'consider'>>;
