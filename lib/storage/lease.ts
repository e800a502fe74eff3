import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { placeOfCluster } from "#lib/db/embedded/cluster-files.ts";
import { identifyDatabase, readFact, recordFact, replaceFact } from "#lib/db/stores/installation/installation.ts";
import {
	CLOCKS_DIFFER_MS,
	type Installation,
	judgeMark,
	LEASE_MS,
	type Mark,
	numberOf,
	type OwnDatabase,
	type QuarantineReason,
	type Seen,
} from "./judge-mark.ts";
import { placeOfStore, rawStorage, storeAddress, useStorePrefix } from "./raw-storage.ts";

const FACT = "identity";

const RENEW_MS = 60_000;
/** Shorter than RENEW_MS, so that a waiting process starts soon after `installation adopt`. */
const LOOK_AGAIN_MS = 10_000;
/** A younger mark is not renewed, since other processes of the installation renew it too. */
const YOUNG_MS = RENEW_MS / 2;
/** Shorter than LEASE_MS: a check stays valid until another installation could have taken over. */
const FRESH_MS = 90_000;
/** How many marks the database remembers, since several processes may write at the same time. */
const REMEMBERED_MARKS = 8;
const ATTEMPTS = 10;

type State = {
	reason: QuarantineReason | null;
	/** By the process's own clock; null before the first check. */
	checkedMs: number | null;
	/** The last mark seen as this installation's own. */
	remembered: string | null;
	/** The last mark seen, and since when it has been unchanged. */
	seen: { nonce: string; sinceMs: number } | null;
	underway: Promise<QuarantineReason | null> | null;
};

const states = perProcess("lease", () => new Map<string, State>());

function state(): State {
	const of = `${env().databaseUrl} ${storeAddress()}`;
	const known = states.get(of) ?? { reason: null, checkedMs: null, remembered: null, seen: null, underway: null };
	states.set(of, known);
	return known;
}

/** Why this process is in quarantine, as last checked; null: it is not. */
export function quarantineReason(): QuarantineReason | null {
	return state().reason;
}

/**
 * Whether this process may delete files: only the installation that owns the store may. storage() checks this before
 * each deletion; call it before work that only prepares deletions.
 */
export async function mayDelete(): Promise<boolean> {
	const { reason, checkedMs } = state();
	if (reason === null && checkedMs !== null && performance.now() - checkedMs < FRESH_MS) return true;
	return (await checkInstallation()) === null;
}

/**
 * Compares the recorded installation with the database it is in and with the mark in the store, and renews the mark
 * when it is due.
 *
 * @returns why this process is in quarantine; null: it is not
 */
export function checkInstallation(): Promise<QuarantineReason | null> {
	const own = state();
	own.underway ??= check(own).finally(() => {
		own.underway = null;
	});
	return own.underway;
}

async function check(own: State): Promise<QuarantineReason | null> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		const seen = await look(own);
		const found = judgeMark(seen);
		if (found !== "own") return settle(own, found);
		if (await renew(own, seen)) return settle(own, null);
	}
	throw new Error("The store’s mark changed during every attempt to renew it.");
}

/** Like checkInstallation, without renewing the mark. */
export async function peekInstallation(): Promise<QuarantineReason | null> {
	const found = judgeMark(await look(state()));
	return found === "own" ? null : found;
}

function settle(own: State, reason: QuarantineReason | null): QuarantineReason | null {
	if (reason !== null && own.reason !== reason) log.error({ reason }, "quarantine started: nothing is sent or deleted");
	if (reason === null && own.reason !== null) log.info("quarantine ended");
	Object.assign(own, { reason, checkedMs: performance.now() });
	return reason;
}

/** State for a check, with the versions for a conditional write. */
type Look = Seen & { fact: Fact | null; version: string | null };

type Fact = Record<string, string>;

async function look(own: State): Promise<Look> {
	useStorePrefix(await ownPrefix());
	const place = await placeOfStore();
	const [database, stored] = await Promise.all([ownDatabase(), rawStorage().readMark()]);
	// After the mark: the database records a mark before the store has it, and another process may have renewed it.
	const fact = (await readFact(FACT)) as Fact | null;
	const installation = fact && readInstallation(fact);
	const mark = stored && (JSON.parse(stored.text) as Mark);
	const nowMs = performance.now();
	if (mark && own.seen?.nonce !== mark.nonce) own.seen = { nonce: mark.nonce, sinceMs: nowMs };
	const unchangedMs = own.seen ? nowMs - own.seen.sinceMs : 0;
	const { remembered } = own;
	const version = stored?.version ?? null;
	return { database, installation, mark, place, remembered, unchangedMs, now: new Date(), fact, version };
}

async function ownDatabase(): Promise<OwnDatabase> {
	const { dataDir, databaseUrl } = env();
	const [found, seat] = await Promise.all([identifyDatabase(), placeOfCluster(dataDir, databaseUrl)]);
	return { ...found, seat };
}

/** @returns false when another process was faster: read everything again */
async function renew(own: State, seen: Look): Promise<boolean> {
	const { installation, mark, place, now, fact, version } = seen;
	const { server, seat, ...database } = seen.database;
	const nonces = installation?.nonces ?? [];
	const isYoung = mark !== null && Math.abs(now.getTime() - Date.parse(mark.writtenAt)) < YOUNG_MS;
	if (isYoung && mark.holder?.server === server && nonces.includes(mark.nonce)) {
		own.remembered = mark.nonce;
		return true;
	}
	const known = mark ? [mark.nonce, ...nonces.filter((one) => one !== mark.nonce)] : nonces;
	const nonce = nonceAfter(known);
	const { id, prefix } = installation ?? { id: randomUUID(), prefix: "" };
	const next = { id, ...database, prefix, nonces: [nonce, ...known].slice(0, REMEMBERED_MARKS) };
	if (!(await replaceFact(FACT, fact, writeInstallation(next)))) return false;
	const written: Mark = { id, ...database, nonce, writtenAt: now.toISOString(), holder: { server, seat, place } };
	if (!(await rawStorage().writeMark(JSON.stringify(written), version))) return false;
	own.remembered = nonce;
	return true;
}

function nonceAfter(nonces: string[]): string {
	return `${Math.max(0, ...nonces.map(numberOf)) + 1}.${randomUUID()}`;
}

function readInstallation(fact: Record<string, string>): Installation {
	const { id = "", systemIdentifier = "", databaseOid = "", prefix = "", nonces = "" } = fact;
	return { id, systemIdentifier, databaseOid, prefix, nonces: nonces.split(" ").filter((one) => one !== "") };
}

function writeInstallation({ nonces, ...installation }: Installation): Record<string, string> {
	return { ...installation, nonces: nonces.join(" ") };
}

/** Renews the mark every minute. @returns stop: marks the installation as stopped, unless other processes run */
export function keepLease(): () => Promise<void> {
	let timer: NodeJS.Timeout;
	const tick = async () => {
		await checkInstallation().catch((error: unknown) => log.warn({ error }, "could not renew the storage lease"));
		plan();
	};
	const plan = () => {
		timer = setTimeout(tick, quarantineReason() === null ? RENEW_MS : LOOK_AGAIN_MS).unref();
	};
	plan();
	return async () => {
		clearTimeout(timer);
		await releaseLease().catch((error: unknown) => log.warn({ error }, "could not release the storage lease"));
	};
}

/** Marks the store as unused, so that it can be moved; another running process renews the mark within a minute. */
export async function releaseLease(): Promise<void> {
	const { remembered, reason } = state();
	if (remembered === null || reason !== null) return;
	const stored = await rawStorage().readMark();
	const mark = stored && (JSON.parse(stored.text) as Mark);
	if (mark?.nonce !== remembered) return;
	await rawStorage().writeMark(JSON.stringify({ ...mark, holder: null }), stored?.version ?? null);
}

/**
 * Makes this database and its store one installation, whichever had them before; others go into quarantine.
 *
 * @param prefix of its objects from now on
 */
export async function claimStore(prefix: string): Promise<{ installationId: string; prefix: string }> {
	const fact = (await readFact(FACT)) as Fact | null;
	const { server, seat, ...database } = await ownDatabase();
	const nonce = nonceAfter(fact ? readInstallation(fact).nonces : []);
	const id = randomUUID();
	const holder = { server, seat, place: await placeOfStore() };
	const mark: Mark = { id, ...database, nonce, writtenAt: new Date().toISOString(), holder };
	await recordFact(FACT, writeInstallation({ id, ...database, prefix, nonces: [nonce] }));
	useStorePrefix(prefix);
	for (let isWritten = false; !isWritten; ) {
		const stored = await rawStorage().readMark();
		isWritten = await rawStorage().writeMark(JSON.stringify(mark), stored?.version ?? null);
	}
	Object.assign(state(), { remembered: nonce });
	settle(state(), null);
	return { installationId: id, prefix };
}

/**
 * Owner of the store: `own` also without an owner; `in-use` while another installation runs on it.
 *
 * @param isInstalled whether the database holds an installation
 */
export async function ownerOfStore(isInstalled: boolean): Promise<"own" | "other" | "in-use"> {
	const isOwn = isInstalled && (await peekInstallation()) === null;
	if (isOwn) return "own";
	const stored = await rawStorage().readMark();
	if (stored === null) return (await isStoreEmpty()) ? "own" : "other";
	const { holder, writtenAt } = JSON.parse(stored.text) as Mark;
	// The clock here may be ahead of the writer's.
	return holder !== null && Date.now() - Date.parse(writtenAt) < LEASE_MS + CLOCKS_DIFFER_MS ? "in-use" : "other";
}

async function isStoreEmpty(): Promise<boolean> {
	for await (const _object of rawStorage().list()) return false;
	return true;
}

/** A new prefix in a store that others may keep using. @param former prefix of the installation until now */
export function prefixApart(former: string): string {
	return [former, `.detached-${randomUUID()}`].filter((one) => one !== "").join("/");
}

/** The prefix of this installation; "" before its first start. */
export async function ownPrefix(): Promise<string> {
	const fact = (await readFact(FACT)) as Fact | null;
	return fact?.prefix ?? "";
}
