import { beforeAll, describe, expect, it, vi } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { storage } from "#lib/storage/storage.ts";
import { type ApiAnswer, type ApiCaller, makeCaller } from "../api-caller.ts";
import { countWaiting } from "../count-waiting.ts";
import { useTestDatabase } from "../harness.ts";
import { makeTemplate, readTemplate, sendTemplate } from "../make-template.ts";
import { makeTeam } from "../people.ts";

/** On a machine that does much else two calls take their time to meet. */
vi.setConfig({ testTimeout: 120_000 });

useTestDatabase();

let caller: ApiCaller;
let teamId: string;
beforeAll(async () => {
	caller = await makeCaller();
	teamId = await makeTeam(caller);
	// Each change writes a delivery and holds its endpoint.
	const endpoint = { url: "https://hooks.example.com/", events: [], environment: "All" as const, appId: null };
	await createEndpoint(operatorContext("test"), { accountId: caller.accountId, ...endpoint, mayReachPrivate: false });
});

type Call = (templateId: string) => Promise<ApiAnswer>;
const at = (name: string, templateId: string) => `/v1/template/${name}?templateId=${templateId}`;
const edit =
	(body: object): Call =>
	(id) =>
		caller.call("PUT", at("edit", id), body);
const addLabels =
	(labels: object): Call =>
	(templateId) =>
		caller.call("PATCH", "/v1/template/addTags", { templateId, ...labels });
const remove: Call = (id) => caller.call("DELETE", `${at("delete", id)}&deletePermanently=true`);
const share: Call = (id) =>
	caller.call("PATCH", at("share", id), { teams: [{ teamId, action: "Grant", accessLevel: "Use" }] });

/** Runs two calls that wait for the row of a template at the same time, in this order. @returns their statuses */
async function meet(templateId: string, first: Call, second: Call): Promise<[number, number]> {
	const hold = (tx: Tx) => tx.$queryRaw`SELECT 1 FROM "Template" WHERE "id" = ${templateId}::uuid FOR UPDATE`;
	let running: Promise<[ApiAnswer, ApiAnswer]> | undefined;
	await db().$transaction(
		async (tx) => {
			await hold(tx);
			const one = first(templateId);
			await expect.poll(() => countWaiting(), { timeout: 60_000 }).toBe(1);
			running = Promise.all([one, second(templateId)]);
			await expect.poll(() => countWaiting(), { timeout: 60_000 }).toBe(2);
		},
		{ timeout: 90_000, maxWait: 60_000 },
	);
	if (!running) throw new Error("Nothing was run.");
	const [one, other] = await running;
	return [one.status, other.status];
}

describe("two changes of a template at the same time", () => {
	it("edits of different parts are both there, in two versions", async () => {
		const templateId = await makeTemplate(caller);
		const [title, description] = [edit({ title: "Sale" }), edit({ description: "Furnished" })];
		expect(await meet(templateId, title, description)).toEqual([204, 204]);
		expect(await readTemplate(caller, templateId)).toMatchObject({ title: "Sale", description: "Furnished" });
		expect(await db().templateVersion.count({ where: { templateId } })).toBe(3);
	});

	it.each([
		["labels, then an edit", true],
		["an edit, then labels", false],
	])("%s: no label is lost", async (_, isLabelFirst) => {
		const templateId = await makeTemplate(caller, { Labels: "2026", TemplateLabels: "flats" });
		const labels = addLabels({ documentLabels: ["q1"], templateLabels: ["sales"] });
		const title = edit({ title: "Sale" });
		await meet(templateId, ...(isLabelFirst ? ([labels, title] as const) : ([title, labels] as const)));
		expect(await readTemplate(caller, templateId)).toMatchObject({
			...{ title: "Sale", labels: ["2026", "q1"], templateLabels: ["flats", "sales"] },
		});
	});

	it("labels and labels are all there", async () => {
		const templateId = await makeTemplate(caller);
		const [one, other] = [
			addLabels({ documentLabels: ["a"] }),
			addLabels({ documentLabels: ["b"], templateLabels: ["c"] }),
		];
		expect(await meet(templateId, one, other)).toEqual([200, 200]);
		expect(await readTemplate(caller, templateId)).toMatchObject({ labels: ["a", "b"], templateLabels: ["c"] });
	});
});

describe("a template that is deleted", () => {
	it.each([
		["shared before", [share, remove], [200, 204]],
		["shared after", [remove, share], [204, 404]],
		["edited before", [edit({ title: "Sale" }), remove], [204, 204]],
		["edited after", [remove, edit({ title: "Sale" })], [204, 404]],
		["deleted twice", [remove, remove], [204, 404]],
	] as const)("%s: %j", async (_, [first, second], statuses) => {
		const templateId = await makeTemplate(caller);
		expect(await meet(templateId, first, second)).toEqual(statuses);
		const where = { templateId };
		expect([await db().templateShare.count({ where }), await db().templateVersion.count({ where })]).toEqual([0, 0]);
	});

	it("while it is sent: the document is whole, or there is none", async () => {
		const outcomes = new Set<number>();
		for (let round = 0; round < 6; round += 1) {
			const templateId = await makeTemplate(caller);
			const [sent, gone] = await Promise.all([sendTemplate(caller, templateId), remove(templateId)]);
			outcomes.add(sent.status);
			expect(gone.status).toBe(204);
			const documents = await db().document.findMany({ where: { templateId }, include: { files: true, fields: true } });
			expect(documents).toHaveLength(sent.status === 201 ? 1 : 0);
			for (const { files, fields } of documents) {
				expect([files.length, fields.length]).toEqual([1, 3]);
				for (const { workingKey } of files) expect(await storage().exists(workingKey)).toBe(true);
			}
		}
		expect([...outcomes].filter((status) => status !== 201 && status !== 404)).toEqual([]);
	});
});
