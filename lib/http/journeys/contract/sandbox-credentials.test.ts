import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "#lib/contract/operation.ts";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { makeDraftField, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { ROUTES } from "#lib/http/dispatch.ts";
import { PERMISSIONS, type PermissionRow } from "#lib/policy/permissions.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { type ApiCaller, callApi, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { createCustomField, TEXT_BOX } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { readInstallationState } from "#lib/testing/journey/installation-state.ts";
import { callOperation } from "#lib/testing/operations/call-operation.ts";
import { OPERATION_CASES } from "#lib/testing/operations/operation-cases.ts";
import { createUsers, defaultTeam, errorBody, makeIdentity, newAddress } from "#lib/testing/people.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";

const installation = useTestDatabase({ RATE_LIMIT_SANDBOX_PER_HOUR: "100000" });
const readState = () => readInstallationState(installation.dataDir);
const FORBIDDEN = errorBody(403, "Forbidden");

/** An Admin with a live key, and with a sandbox key besides. */
let live: ApiCaller;
let sandbox: ApiCaller;
beforeAll(async () => {
	await (await makeTempDir()).remove();
	live = await makeCaller();
	const { accountId, userId } = live;
	const named = { accountId, userId, name: "trying out", environment: "sandbox" as const };
	const { key } = await createApiKey(operatorContext("test"), named);
	sandbox = { ...live, key, call: (...args) => callApi(key, ...args) };
});

/** A live draft that somebody of the account makes in their browser. */
async function makeDraft(...operations: DraftOperation[]): Promise<void> {
	const context = await makeUserContext({ accountId: live.accountId });
	const request = { documentId: randomUUID(), baseVersion: 0, clientId: randomUUID(), steps: [stepOf(...operations)] };
	expect((await applySteps(context, request)).refused).toEqual([]);
}

const addFieldOf = (customFieldId: string): DraftOperation => ({
	kind: "add",
	in: "fields",
	id: randomUUID(),
	value: makeDraftField("TextBox", { customFieldId }),
});

const CLOSED = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => {
	const row: PermissionRow = PERMISSIONS[ROUTES[id].permission];
	return row.users?.sandbox === "closed";
});

it("an Admin's sandbox key invites nobody who could read live documents", async () => {
	const documentId = await sendTo(live, [{ emailAddress: "signer@example.com" }]);
	const before = await readState();
	const invited = { emailId: newAddress(), teamId: await defaultTeam(live), userRole: "Admin" };
	expect((await createUsers(sandbox, [invited])).body).toEqual(FORBIDDEN);
	const seen = await sandbox.call("GET", `/v1/document/properties?documentId=${documentId}`);
	expect(seen.body).toEqual(errorBody(404, "NotFound"));
	expect(await readState()).toEqual(before);
});

it("users, teams and sender identities are all that no sandbox key changes", () => {
	expect(CLOSED.map((id) => ROUTES[id].permission.split(".")[0])).toEqual(
		CLOSED.map(() => expect.stringMatching(/^(?:users|teams|sender-identities)$/)),
	);
	expect(CLOSED).toHaveLength(13);
});

it.each(CLOSED)("%s is refused to an Admin's sandbox key, and nothing changes", async (id) => {
	const operation: Operation = OPERATIONS[id];
	const { id: thing, call } = await OPERATION_CASES[id].arrange(live, live);
	const before = await readState();
	expect((await callOperation(sandbox.key, operation, call(thing))).body).toEqual(FORBIDDEN);
	expect(await readState()).toEqual(before);
});

it("reads users, teams, identities, brands and custom fields", async () => {
	const { email } = await makeIdentity(live);
	const { brandId } = await createCustomField(live);
	for (const path of [
		"/v1/users/list",
		"/v1/teams/list",
		`/v1/senderIdentities/properties?email=${email}`,
		"/v1/brand/list",
		`/v1/customField/list?brandId=${brandId}`,
	]) {
		expect([path, (await sandbox.call("GET", path)).status]).toEqual([path, 200]);
	}
});

describe("brands", () => {
	const make = async (caller: ApiCaller, parts: Record<string, string> = {}) =>
		String((await caller.call("POST", "/v1/brand/create", brandForm(parts))).body.brandId);
	const edit = (caller: ApiCaller, brandId: string, parts: Record<string, string> = { BrandName: "Changed" }) =>
		caller.call("POST", `/v1/brand/edit?brandId=${brandId}`, brandForm(parts));
	const remove = (caller: ApiCaller, brandId: string) => caller.call("DELETE", `/v1/brand/delete?brandId=${brandId}`);
	const choose = (caller: ApiCaller, brandId: string) =>
		caller.call("POST", `/v1/brand/resetDefault?brandId=${brandId}`);

	it("that a sandbox key made are changed and deleted with one, and with a live one", async () => {
		const own = await make(sandbox);
		expect((await edit(sandbox, own)).status).toBe(200);
		expect((await edit(live, own)).status).toBe(200);
		expect((await remove(sandbox, own)).status).toBe(200);
	});

	it("that a live key made are neither changed nor deleted, and the default is not chosen", async () => {
		const [liveBrand, own] = [await make(live), await make(sandbox)];
		const before = await readState();
		const answers = [
			await edit(sandbox, liveBrand),
			await remove(sandbox, liveBrand),
			await choose(sandbox, own),
			await choose(sandbox, liveBrand),
			await edit(sandbox, own, { IsDefault: "true" }),
			await sandbox.call("POST", "/v1/brand/create", brandForm({ IsDefault: "true" })),
		];
		for (const { body } of answers) expect(body).toEqual(FORBIDDEN);
		expect(await readState()).toEqual(before);
	});

	it("that live documents have come to use are not changed any more", async () => {
		const [chosen, filled, spoken] = [await make(sandbox), await make(sandbox), await make(sandbox)];
		expect((await choose(live, chosen)).status).toBe(200);
		const field = { fieldName: "Phone", brandId: filled, formField: TEXT_BOX };
		expect((await live.call("POST", "/v1/customField/create", field)).status).toBe(200);
		await makeIdentity(live, { brandId: spoken });
		const before = await readState();
		for (const brandId of [chosen, filled, spoken]) {
			expect((await edit(sandbox, brandId)).body).toEqual(FORBIDDEN);
			expect((await remove(sandbox, brandId)).body).toEqual(FORBIDDEN);
		}
		expect(await readState()).toEqual(before);
	});

	it("that a live document was sent with, a live draft names, or whose field lies on one, are not changed any more", async () => {
		const [sent, named, placed] = [await make(sandbox), await make(sandbox), await make(sandbox)];
		await sendTo(live, [{ emailAddress: "signer@example.com" }], { BrandId: sent });
		await makeDraft({ kind: "patch", in: "document", set: { brandId: named }, was: {} });
		const { id } = await createCustomField(sandbox, TEXT_BOX, { brandId: placed });
		await makeDraft(addFieldOf(id));
		const before = await readState();
		for (const brandId of [sent, named, placed]) {
			expect((await edit(sandbox, brandId)).body).toEqual(FORBIDDEN);
			expect((await remove(sandbox, brandId)).body).toEqual(FORBIDDEN);
		}
		expect(await readState()).toEqual(before);
	});

	it("that sandbox documents alone were sent with are changed and deleted with a sandbox key", async () => {
		const own = await make(sandbox);
		await sendTo(sandbox, [{ emailAddress: "signer@example.com" }], { BrandId: own });
		expect((await edit(sandbox, own)).status).toBe(200);
		expect((await remove(sandbox, own)).status).toBe(200);
	});
});

it("custom fields that a sandbox key made are changed with one, others and those of a live draft are not", async () => {
	const [own, other] = [await createCustomField(sandbox), await createCustomField(live)];
	const used = await createCustomField(sandbox);
	await makeDraft(addFieldOf(used.id));
	const change = ({ id, brandId }: { id: string; brandId: string }) =>
		sandbox.call("POST", `/v1/customField/edit?customFieldId=${id}`, {
			fieldName: "Changed",
			brandId,
			formField: TEXT_BOX,
		});
	const remove = ({ id }: { id: string }) => sandbox.call("DELETE", `/v1/customField/delete?customFieldId=${id}`);
	const before = await readState();
	for (const field of [other, used]) {
		expect((await change(field)).body).toEqual(FORBIDDEN);
		expect((await remove(field)).body).toEqual(FORBIDDEN);
	}
	expect(await readState()).toEqual(before);
	expect((await change(own)).status).toBe(200);
	expect((await remove(own)).status).toBe(200);
});
