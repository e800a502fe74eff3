import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#lib/config/log.ts";
import { addEventMacs, type EarlierTrail, listEarlierTrails } from "#lib/db/stores/audit/earlier-events.ts";
import { readFact, recordFact } from "#lib/db/stores/installation/installation.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { checkEventMacs, findBrokenEntry } from "./check-trail.ts";
import { authenticate, evidenceKeyInUse } from "./evidence-keys.ts";

/** Says in the database and in the store since when every event has to be authenticated. */
const FACT = "authenticated-trails";
const OBJECT = "evidence/authenticated-trails";

const BATCH = 200;

/** Trails whose events were authenticated, and those that weren’t whole and so stay without. */
type AuthenticatedTrails = { authenticated: number; refused: number };

/**
 * Authenticates the events of earlier versions, once in the life of an installation: otherwise anyone with the
 * database could replace a trail, remove its codes and have the replacement authenticated. The database says that it was
 * done, and so does the store, which the database doesn’t reach.
 *
 * @param again the operator accepts the trails as they are, for instance in a database restored from before the upgrade
 * @returns null when it was done before
 */
export const authenticateTrails = defineVerb(
	{ permission: "installation.administer" },
	async ({ now }: OperatorContext, { again }: { again: boolean }): Promise<AuthenticatedTrails | null> => {
		// Made here, so that no transaction has to.
		await evidenceKeyInUse();
		const [isInDatabase, isInStore] = await Promise.all([hasFact(), storage().exists(OBJECT)]);
		const isDone = (isInDatabase || isInStore) && !again;
		const found = isDone ? null : await authenticateAll();
		const since = now().toISOString();
		if (!isInStore) await putObject(since);
		if (!isInDatabase) await recordFact(FACT, since);
		return found;
	},
);

async function hasFact(): Promise<boolean> {
	return (await readFact(FACT)) !== null;
}

async function putObject(since: string): Promise<void> {
	const temp = await makeTempDir();
	try {
		const path = join(temp.path, "since");
		await writeFile(path, since);
		await storage().putFileAs(OBJECT, path);
	} finally {
		await temp.remove();
	}
}

async function authenticateAll(): Promise<AuthenticatedTrails> {
	const count = { authenticated: 0, refused: 0 };
	for (let after: string | null = null; ; ) {
		const trails: EarlierTrail[] = await listEarlierTrails(after, BATCH);
		const whole: EarlierTrail[] = [];
		for (const trail of trails) {
			if (await isWhole(trail)) whole.push(trail);
			else log.warn({ documentId: trail.id }, "audit trail is incomplete and gets no authentication codes");
		}
		await authenticateEvents(whole);
		count.authenticated += whole.length;
		count.refused += trails.length - whole.length;
		const last = trails.at(-1);
		if (!last) return count;
		after = last.id;
	}
}

/** Only codes may be missing: hashes and other codes are right, and nothing was removed at the end. */
async function isWhole({ events, chainHead, eventCount }: EarlierTrail): Promise<boolean> {
	if (findBrokenEntry(events) !== null) return false;
	if (events.length !== eventCount || events.at(-1)?.hash !== chainHead) return false;
	return !(await checkEventMacs(events)).includes("wrongMac");
}

async function authenticateEvents(trails: readonly EarlierTrail[]): Promise<void> {
	const key = await evidenceKeyInUse();
	const macs = trails.flatMap(({ events }) =>
		events
			.filter(({ mac }) => mac === null)
			.map(({ documentId, seq, hash }) => ({ documentId, seq, hash, ...authenticate(key, "audit-event", hash) })),
	);
	if (macs.length > 0) await addEventMacs(macs);
}
