declare const LOCKED: unique symbol;

/**
 * A row, or several, locked until the transaction ends. Only what locks or makes one gives it, so what takes one cannot
 * write without the lock: of two changes at once the second reads what the first has written. A store function that
 * changes rows without one is a single statement, and its condition says what they must still be.
 */
export type Locked<Table extends string, Row> = Row & { readonly [LOCKED]: Table };
