type DatabaseIdentity = { systemIdentifier: string; databaseOid: string };

/** The database that this process works on. */
export type OwnDatabase = DatabaseIdentity & {
	/** When its server was started: unlike the identifiers, a physical copy doesn’t share it. */
	server: string;
	/** Location of an embedded server's directory, else null; a copy has another location. */
	seat: string | null;
};

/** The installation as the database records it. */
export type Installation = DatabaseIdentity & {
	id: string;
	/** Prefix of its objects; "" unless it was detached from a store that others use. */
	prefix: string;
	/** Nonces of its last marks, the latest first. */
	nonces: string[];
};

/** The owner of the store as the store records it. Rewritten every minute while that installation runs. */
export type Mark = DatabaseIdentity & {
	id: string;
	/** Sequence number of the mark and an unguessable part. */
	nonce: string;
	writtenAt: string;
	/** null: the installation was stopped. */
	holder: { server: string; seat: string | null; place: string | null } | null;
};

/**
 * Why a process is in quarantine:
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
	/** Location of a store that is a directory on a local disk, else null; a copy has another location. */
	place: string | null;
	/** The last mark that this process saw as its own; a standby that takes over may not have it yet. */
	remembered: string | null;
	/** How long this process has seen the mark unchanged. */
	unchangedMs: number;
	now: Date;
};

/** A writer that wrote no new mark for this long is dead. */
export const LEASE_MS = 180_000;
/** Largest difference between machines’ clocks: S3 refuses requests from one that is further off. */
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
	if (mark.nonce === seen.remembered) return "own";
	if (mark.holder !== null && place !== null && mark.holder.place !== place) return "copied-files";
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

/** Sequence number of a mark. */
export function numberOf(nonce: string): number {
	return Number(nonce.split(".")[0]);
}
