import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { setTitle } from "../testing/steps.ts";
import { applySteps } from "./apply-steps.ts";
import { fetchSteps } from "./fetch-steps.ts";

useTestDatabase();

it("keeps the newest 5,000 steps, however busy a day is: whoever was away for more gets the whole draft", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const send = (baseVersion: number, ...steps: object[]) =>
		applySteps(context, { documentId, baseVersion, clientId: randomUUID(), steps });
	await send(0, setTitle("One"));
	const first = await db().draftStep.findFirstOrThrow({ where: { draft: { documentId } } });
	const copies = Array.from({ length: 5_097 }, (_, index) => ({ ...first, stepId: randomUUID(), version: index + 2 }));
	await db().draftStep.createMany({ data: copies.map((one) => ({ ...one, operations: Object(one.operations) })) });
	await db().draft.update({ where: { documentId }, data: { version: 5_098 } });
	await send(5_098, setTitle("Two"), setTitle("Three"));
	const { _min, _max, _count } = await db().draftStep.aggregate({
		where: { draft: { documentId } },
		...{ _min: { version: true }, _max: { version: true }, _count: true },
	});
	expect([_min.version, _max.version, _count]).toEqual([101, 5_100, 5_000]);
	expect(await fetchSteps(context, { documentId, since: 99 })).toMatchObject({ version: 5_100, steps: null });
	expect((await fetchSteps(context, { documentId, since: 5_000 })).steps).toHaveLength(100);
});
