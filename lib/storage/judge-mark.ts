/** What tells one database from another. */
export type DatabaseIdentity = { systemIdentifier: string; databaseOid: string };

/** The database that this process works on. */
export type OwnDatabase = DatabaseIdentity & {
	/** When its server was started: other than these numbers, a physical copy does not have it. */
	server: string;
	/** Where its server's directory lies when it is embedded, else null: a copy lies elsewhere. */
	seat: string | null;
};

/** What the database says of its installation. */
export type Installation = DatabaseIdentity & {
	id: string;
	/** Below which its objects are; "" but for one that was detached from a store that others use. */
	prefix: string;
	/** Of the marks that it wrote last, the latest first. */
	nonces: string[];
};

/** What the store says of the installation that it belongs to. It is written anew every minute while that runs. */
export type Mark = DatabaseIdentity & {
	id: string;
	/** The number of the writing, and what nobody can guess. */
	nonce: string;
	writtenAt: string;
	/** null: the installation was stopped. */
	holder: { server: string; seat: string | null; place: string | null } | null;
};

/**
 * Why a process keeps its hands off:
 * - `copied-database`: the rows are a copy in another database
 * - `foreign-store`: the store belongs to another installation
 * - `copied-files`: the directory is a copy that was made while Signet ran
 * - `in-use`: the store is in use by an installation on another copy of this database
 */
export type QuarantineReason = "copied-database" | "foreign-store" | "copied-files" | "in-use";

export type Seen = {
	database: OwnDatabase;
	installation: Installation | null;
	mark: Mark | null;
	/** Where the store lies when it is a directory, else null: a copy lies elsewhere. */
	place: string | null;
	/** The mark that this process saw last as its own: a standby that takes over may not know it yet. */
	remembered: string | null;
	/** How long this process has seen the mark unchanged. */
	unchangedMs: number;
	now: Date;
};

/** After so long without a new mark its writer is dead. */
export const LEASE_MS = 180_000;
/** Clocks of machines differ; S3 takes no request of one that is further off. */
export const CLOCKS_DIFFER_MS = 900_000;
/** How many marks a standby that takes over may have missed. */
const MISSED_MARKS = 5;

/** Whether this process may work on the store. */
export function judgeMark(seen: Seen): "own" | QuarantineReason {
	const { database, installation, mark, place } = seen;
	if (installation === null) return mark === null ? "own" : "foreign-store";
	if (!isSameDatabase(installation, database)) return "copied-database";
	if (mark === null) return "own";
	if (mark.id !== installation.id || !isSameDatabase(mark, database)) return "foreign-store";
	if (mark.holder !== null && place !== null && mark.holder.place !== place) return "copied-files";
	if (mark.nonce === seen.remembered) return "own";
	const isKnown = installation.nonces.includes(mark.nonce);
	// A process that has seen its own mark stays: a restarted or failed-over database only looks like a copy.
	const isSettled = seen.remembered !== null || mark.holder === null || isHeldHere(mark.holder, database);
	if (isKnown && isSettled) return "own";
	return isDead(mark, seen) && (isKnown || isJustMissed(mark, installation)) ? "own" : "in-use";
}

function isSameDatabase(one: DatabaseIdentity, other: DatabaseIdentity): boolean {
	return one.systemIdentifier === other.systemIdentifier && one.databaseOid === other.databaseOid;
}

function isHeldHere(holder: NonNullable<Mark["holder"]>, { server, seat }: OwnDatabase): boolean {
	return holder.server === server || (seat !== null && holder.seat === seat);
}

function isDead({ writtenAt }: Mark, { unchangedMs, now }: Seen): boolean {
	return unchangedMs > LEASE_MS || now.getTime() - Date.parse(writtenAt) > CLOCKS_DIFFER_MS + LEASE_MS;
}

function isJustMissed({ nonce }: Mark, { nonces: [latest = "0"] }: Installation): boolean {
	const missed = numberOf(nonce) - numberOf(latest);
	return missed > 0 && missed <= MISSED_MARKS;
}

/** The number of a mark's writing. */
export function numberOf(nonce: string): number {
	return Number(nonce.split(".")[0]);
}
