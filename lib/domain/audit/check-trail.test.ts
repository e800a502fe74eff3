import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { installationKeys } from "#lib/config/installation-keys.ts";
import { newEvidenceKey } from "#lib/crypto/evidence-mac.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext, visitorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { chainEvents, type NewEvent } from "./append-event.ts";
import { eventHash } from "./chain.ts";
import { checkTrail, type TrailCheck } from "./check-trail.ts";
import { evidenceKeyInUse } from "./evidence-keys.ts";
import { rewrapEvidenceKeys } from "./rewrap-evidence-keys.ts";

const installation = useTestDatabase();

const events: NewEvent[] = [
	{ type: "SignerSaved", data: {} },
	{ type: "DocumentCompleted", data: {} },
];

async function trailOf(documentId: string, first = events) {
	const end = { id: documentId, chainHead: "", eventCount: 0 };
	const rows = chainEvents(await evidenceKeyInUse(), visitorContext(), end, first, new Date());
	const event = { actorId: null, actorName: "", actorEmail: "", ip: "", userAgent: "" };
	return rows.map(({ at, mac = null, macKeyId = null, ...row }) => {
		return { ...event, ...row, at: new Date(at), mac, macKeyId, data: { ...row.data } };
	});
}

type Trail = Awaited<ReturnType<typeof trailOf>>;

/** Changes an entry and the hashes from there on. */
function rehash(trail: Trail, entry: number, change: Partial<Trail[number]>): Trail {
	let head = "";
	return trail.map((row) => {
		const changed = row.seq === entry ? { ...row, ...change } : row;
		head = eventHash(head, { ...changed, at: changed.at.toISOString() });
		return { ...changed, hash: head };
	});
}

const CODELESS = { mac: null, macKeyId: null };
const cases: [string, (trail: Trail, other: Trail) => Trail, TrailCheck][] = [
	["nothing changed", (trail) => trail, "whole"],
	["an entry changed", ([a, b]) => [{ ...a, actorName: "Eve" }, b] as Trail, { broken: "trail", entry: 1 }],
	["the first entry removed", ([, b]) => [b] as Trail, { broken: "trail", entry: 1 }],
	["entries in another order", ([a, b]) => [b, a] as Trail, { broken: "trail", entry: 1 }],
	["all hashes recomputed", (trail) => rehash(trail, 1, { actorName: "Eve" }), { broken: "wrongMac", entry: 1 }],
	[
		"hashes recomputed from the second",
		(trail) => rehash(trail, 2, { actorName: "Eve" }),
		{ broken: "wrongMac", entry: 2 },
	],
	["no codes", (trail) => trail.map((row) => ({ ...row, ...CODELESS })), { broken: "noMac", entry: 1 }],
	["no code at the end", ([a, b]) => [a, { ...b, ...CODELESS }] as Trail, { broken: "noMac", entry: 2 }],
	["a code without its key", ([a, b]) => [a, { ...b, macKeyId: null }] as Trail, { broken: "noMac", entry: 2 }],
	["another entry’s code", ([a, b]) => [a, { ...b, mac: a?.mac }] as Trail, { broken: "wrongMac", entry: 2 }],
	[
		"another document’s codes",
		(trail, other) => trail.map((row, index) => ({ ...row, mac: other[index]?.mac ?? null })),
		{ broken: "wrongMac", entry: 1 },
	],
	[
		"another document’s trail under this one’s id",
		(trail, other) => other.map((row) => ({ ...row, documentId: trail[0]?.documentId ?? "" })),
		{ broken: "trail", entry: 1 },
	],
	["a code that is none", ([a, b]) => [a, { ...b, mac: "ü" }] as Trail, { broken: "wrongMac", entry: 2 }],
	[
		"a key that isn’t stored",
		([a, b]) => [a, { ...b, macKeyId: "00000000-0000-4000-8000-000000000000" }] as Trail,
		"unknown",
	],
	[
		"a key that isn’t stored, and a changed entry",
		([a, b]) =>
			[
				{ ...a, macKeyId: "00000000-0000-4000-8000-000000000000" },
				{ ...b, mac: a?.mac },
			] as Trail,
		{ broken: "wrongMac", entry: 2 },
	],
];

it.each(cases)("a trail with %s", async (_case, change, found) => {
	const [trail, other] = await Promise.all([
		trailOf("11111111-1111-4111-8111-111111111111"),
		trailOf("22222222-2222-4222-8222-222222222222"),
	]);
	expect(await checkTrail(change(trail, other))).toEqual(found);
});

it("cannot be checked when its key was replaced by bytes that no installation key wrapped, and is wrong under another key", async () => {
	const trail = await trailOf("11111111-1111-4111-8111-111111111111");
	const { id } = await evidenceKeyInUse();
	const { wrapped } = await db().evidenceKey.findUniqueOrThrow({ where: { id } });
	await db().evidenceKey.update({ where: { id }, data: { wrapped: new Uint8Array(60) } });
	expect(await checkTrail(trail)).toBe("unknown");
	await db().evidenceKey.update({ where: { id }, data: { wrapped: newEvidenceKey() } });
	expect(await checkTrail(trail)).toEqual({ broken: "wrongMac", entry: 1 });
	await db().evidenceKey.update({ where: { id }, data: { wrapped, retiredAt: new Date() } });
	expect(await checkTrail(trail)).toBe("whole");
});

it("goes on with a new key under another installation key, which earlier keys can be rewrapped by", async () => {
	const documentId = "33333333-3333-4333-8333-333333333333";
	const former = await trailOf(documentId);
	const use = (dataDir: string) => {
		process.env.DATA_DIR = dataDir;
		resetEnv();
	};
	const { dataDir } = installation;
	const { installationKey: formerKey } = installationKeys();
	use(await mkdtemp(join(dataDir, "other-")));
	try {
		expect(await checkTrail(former)).toBe("unknown");
		const later = await trailOf(documentId);
		expect(later[0]?.macKeyId).not.toBe(former[0]?.macKeyId);
		expect(await checkTrail(later)).toBe("whole");
		expect(await rewrapEvidenceKeys(operatorContext("test"), { formerKey: Buffer.alloc(32) })).toEqual({
			rewrapped: 0,
		});
		expect(await checkTrail(former)).toBe("unknown");
		expect(await rewrapEvidenceKeys(operatorContext("test"), { formerKey })).toEqual({ rewrapped: 1 });
		expect([await checkTrail(former), await checkTrail(later)]).toEqual(["whole", "whole"]);
	} finally {
		use(dataDir);
	}
	expect(await checkTrail(former)).toBe("unknown");
});
