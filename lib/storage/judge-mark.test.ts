import { expect, it } from "vitest";
import { MINUTE_MS } from "#lib/units.ts";
import { type Installation, judgeMark, LEASE_MS, type Mark, type Seen } from "./judge-mark.ts";

const NOW = new Date("2026-11-27T12:00:00.000Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

const numbers = { systemIdentifier: "7500000000000000001", databaseOid: "16384" };
const database = { ...numbers, server: "1764241200.1", seat: null };
const installation: Installation = { ...numbers, id: "signet", prefix: "", nonces: ["9.i", "8.h"] };
const holder = { server: database.server, seat: null, place: null };
const mark: Mark = { ...numbers, id: "signet", nonce: "9.i", writtenAt: ago(MINUTE_MS), holder };
const usual = { database, installation, mark, place: null, remembered: null, unchangedMs: 0, now: NOW };

const restarted = { ...database, server: "1764244800.5" };
const behind = { ...installation, nonces: ["7.g", "6.f"] };
const embedded = { ...restarted, seat: "12.1" };

it.each<[string, ReturnType<typeof judgeMark>, Partial<Seen>]>([
	["an ordinary minute", "own", {}],
	["the first start", "own", { installation: null, mark: null }],
	["the first start after the store was emptied", "own", { mark: null }],
	["a second fresh database on the store", "foreign-store", { installation: null }],
	[
		"a dump that was restored on another server",
		"copied-database",
		{ database: { ...database, systemIdentifier: "1" } },
	],
	["a copy from a template", "copied-database", { database: { ...database, databaseOid: "16999" } }],
	[
		"a copy with an empty store of its own",
		"copied-database",
		{ database: { ...database, databaseOid: "1" }, mark: null },
	],
	["a store that belongs to another installation", "foreign-store", { mark: { ...mark, id: "other" } }],
	["a store that was marked from another database", "foreign-store", { mark: { ...mark, databaseOid: "16999" } }],

	["the second to last mark, written by another process", "own", { mark: { ...mark, nonce: "8.h" } }],
	["a physical copy a moment after it was made", "in-use", { database: restarted }],
	["a physical copy later on", "in-use", { database: restarted, installation: behind }],
	["a copy that kept running", "in-use", { installation: { ...installation, nonces: ["9.x", "8.h"] } }],
	[
		"a physical copy of a stopped installation that has since restarted",
		"in-use",
		{ database: restarted, installation: behind, mark: { ...mark, holder: null } },
	],
	["a start after a stop, elsewhere", "own", { database: restarted, mark: { ...mark, holder: null } }],
	["a database restarted under a running process", "own", { database: restarted, remembered: "9.i" }],
	[
		"a standby that took over without the last mark",
		"own",
		{ database: restarted, installation: behind, remembered: "9.i" },
	],
	[
		"a start after a kill, with the embedded database",
		"own",
		{ database: embedded, mark: { ...mark, holder: { ...holder, seat: "12.1" } } },
	],
	[
		"a copy of the directory with the embedded database",
		"in-use",
		{ database: { ...restarted, seat: "13.1" }, mark: { ...mark, holder: { ...holder, seat: "12.1" } } },
	],

	[
		"all processes restarted with their database, long after",
		"own",
		{ database: restarted, mark: { ...mark, writtenAt: ago(20 * MINUTE_MS) } },
	],
	["the same, seen unchanged for long enough", "own", { database: restarted, unchangedMs: LEASE_MS + 1 }],
	["the same, not for long enough", "in-use", { database: restarted, unchangedMs: LEASE_MS - 1 }],
	[
		"a standby that took over two marks behind, long after",
		"own",
		{ database: restarted, installation: behind, unchangedMs: LEASE_MS + 1 },
	],
	[
		"a copy that is far behind, with the original dead",
		"in-use",
		{ database: restarted, installation: { ...installation, nonces: ["3.c"] }, unchangedMs: LEASE_MS + 1 },
	],

	[
		"the directory it was written in",
		"own",
		{ place: "40.1", mark: { ...mark, holder: { ...holder, place: "40.1" } } },
	],
	[
		"a copy of the directory while it was in use",
		"copied-files",
		{ place: "41.1", mark: { ...mark, holder: { ...holder, place: "40.1" } } },
	],
	[
		"the same, long after",
		"copied-files",
		{ place: "41.1", mark: { ...mark, writtenAt: ago(99 * MINUTE_MS), holder: { ...holder, place: "40.1" } } },
	],
	[
		"a directory whose inode changed under a running process",
		"own",
		{ place: "41.1", remembered: "9.i", mark: { ...mark, holder: { ...holder, place: "40.1" } } },
	],
	[
		"a directory on a network file system, after a kill",
		"own",
		{ place: null, mark: { ...mark, holder: { ...holder, place: "40.1" } } },
	],
	[
		"a stopped directory that was moved",
		"own",
		{ place: "41.1", database: restarted, mark: { ...mark, holder: null } },
	],
])("%s is %s", (_, expected, seen) => {
	expect(judgeMark({ ...usual, ...seen })).toBe(expected);
});
