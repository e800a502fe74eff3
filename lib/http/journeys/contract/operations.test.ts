import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Operation } from "#lib/contract/operation.ts";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { API_SCOPES, coversScope } from "#lib/contract/scopes.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { type ApiAnswer, type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { readInstallationState } from "#lib/testing/journey/installation-state.ts";
import { asForm, callOperation, inCapitals } from "#lib/testing/operations/call-operation.ts";
import { type Arranged, EVERYBODY, type OperationCall, type Role } from "#lib/testing/operations/operation-case.ts";
import { OPERATION_CASES } from "#lib/testing/operations/operation-cases.ts";
import { errorBody, UNKNOWN_ID } from "#lib/testing/people.ts";

const installation = useTestDatabase({ RATE_LIMIT_LIVE_PER_HOUR: "100000", RATE_LIMIT_SANDBOX_PER_HOUR: "100000" });
const readState = () => readInstallationState(installation.dataDir);

let people: Record<Role, ApiCaller>;
let stranger: ApiCaller;
let others: ApiCaller[];
beforeAll(async () => {
	// The first upload makes the directory that all of them use.
	await (await makeTempDir()).remove();
	const Admin = await makeCaller();
	const { accountId } = Admin;
	const [TeamAdmin, Member] = [
		await makeCaller({ accountId, role: "TeamAdmin" }),
		await makeCaller({ accountId, role: "Member" }),
	];
	people = { Admin, TeamAdmin, Member };
	stranger = await makeCaller();
	others = [await makeCaller({ accountId, role: "Member" }), await makeCaller({ accountId, environment: "sandbox" })];
});

const keyFor = async ({ accountId, userId }: ApiCaller, scopes: readonly string[]) =>
	(await createApiKey(operatorContext("test"), { accountId, userId, name: "few", environment: "live", scopes })).key;

const withoutTrace = ({ status, body: { traceId: _, ...body } }: ApiAnswer) => ({ status, body });

const partsOf = ({ body }: ApiAnswer) => Object.keys((body.errors ?? {}) as object);

/** Parsing drops what is not declared and refuses what is missing. */
function expectDeclared({ status, response }: Operation, answer: ApiAnswer): void {
	expect([answer.status, answer.body]).toEqual([status, expect.anything()]);
	if (response instanceof z.ZodType) expect(response.parse(answer.body)).toEqual(answer.body);
	else if (response === null) expect(answer.bytes).toHaveLength(0);
	else expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
}

it("every operation has its case", () => {
	expect(Object.keys(OPERATION_CASES).sort()).toEqual(Object.keys(OPERATIONS).sort());
});

describe.each(Object.keys(OPERATIONS) as OperationId[])("%s", (id) => {
	const operation: Operation = OPERATIONS[id];
	const { roles, requires = [], names = "thing", isPersonal = false, ...known } = OPERATION_CASES[id];
	const arrange = (role: Role) => known.arrange(people[role], people.Admin);

	describe("is refused, and nothing changes,", () => {
		let arranged: Arranged;
		let call: OperationCall;
		beforeAll(async () => {
			arranged = await arrange(isPersonal ? "Member" : "Admin");
			call = arranged.call(arranged.id);
		});

		it("without a key or with a wrong one", async () => {
			const before = await readState();
			for (const key of [null, "wrong"]) {
				const answer = await callOperation(key, operation, call);
				expect(answer.body).toEqual(errorBody(401, "Unauthorized"));
				expect(answer.headers.get("www-authenticate")).toMatch(/realm=/);
			}
			expect(await readState()).toEqual(before);
		});

		const { scope: needed } = operation;
		it.each(needed === null ? [] : [needed])("with a key or a token for every other scope than %s", async (own) => {
			const rest = API_SCOPES.filter((scope) => !coversScope([scope], own));
			const key = await keyFor(people.Admin, rest);
			const before = await readState();
			const answers = [
				await callOperation(key, operation, call),
				await callOperation(null, operation, call, { Authorization: `Bearer ${key}` }),
			];
			for (const answer of answers) {
				expect(answer.body).toEqual(errorBody(403, "Forbidden"));
				expect(answer.headers.get("www-authenticate")).toContain(`scope="${own}"`);
			}
			expect(await readState()).toEqual(before);
		});

		it.each(EVERYBODY.filter((role) => !roles.includes(role)))("to a %s", async (role) => {
			const before = await readState();
			expect((await callOperation(people[role].key, operation, call)).body).toEqual(errorBody(403, "Forbidden"));
			expect(await readState()).toEqual(before);
		});

		if (names === "thing") {
			it("to who has nothing to do with the thing, as if there were none", async () => {
				const { unknown = [UNKNOWN_ID, "no-id"], refusal = { status: 404, errorType: "NotFound" } } = known;
				const before = await readState();
				for (const { key } of [stranger, ...(isPersonal ? others : [])]) {
					const foreign = await callOperation(key, operation, call);
					expect(foreign.body).toEqual(errorBody(refusal.status, refusal.errorType));
					expect(partsOf(foreign)).toEqual(refusal.part ? [refusal.part] : []);
					for (const name of unknown) {
						const same = await callOperation(key, operation, arranged.call(name));
						expect(withoutTrace(same)).toEqual(withoutTrace(foreign));
					}
				}
				expect(await readState()).toEqual(before);
			});
		}

		if (names !== "list") {
			it("when what it needs is left out, by name", async () => {
				const { key } = people.Admin;
				const bare = operation.encodings.length > 0 ? { body: Array.isArray(call.body) ? [{}] : {} } : {};
				const before = await readState();
				if (call.query) {
					expect((await callOperation(key, operation, bare)).body).toEqual(errorBody(400, "MissingParameter"));
				}
				if (requires.length > 0) {
					const answer = await callOperation(key, operation, { query: {}, ...call, ...bare });
					expect([answer.status, partsOf(answer)]).toEqual([400, requires]);
				}
				expect(await readState()).toEqual(before);
			});
		}
	});

	if (names === "list") {
		it("shows nothing to who has nothing to do with it", async () => {
			const { id: shown, call } = await arrange(isPersonal ? "Member" : "Admin");
			for (const { key } of [stranger, ...(isPersonal ? others : [])]) {
				const answer = await callOperation(key, operation, call(shown));
				expect(answer.status).toBe(200);
				expect(JSON.stringify(answer.body)).not.toContain(shown);
			}
		});
	}

	it.each(roles)("is done for a %s with a key for just its scope, and answers as declared", async (role) => {
		const { id: thing, call } = await arrange(role);
		const key = await keyFor(people[role], [operation.scope ?? "Service.Teams.Read"]);
		const before = await readState();
		const answer = await callOperation(key, operation, call(thing));
		expectDeclared(operation, answer);
		if (names === "list") expect(JSON.stringify(answer.body)).toContain(thing);
		if (operation.method !== "GET") expect(await readState()).not.toEqual(before);
	});

	it("takes its names in any letters", async () => {
		const { id: thing, call } = await arrange("Admin");
		const shouted = { ...operation, path: operation.path.toUpperCase() };
		expectDeclared(operation, await callOperation(people.Admin.key, shouted, inCapitals(call(thing))));
	});

	// Files have encodings of their own, and tests of those.
	if (operation.encodings.length > 1 && operation.files === null) {
		it.each(["multipart", "urlencoded"] as const)("takes its body as a form: %s", async (kind) => {
			const { id: thing, call } = await arrange("Admin");
			expectDeclared(operation, await callOperation(people.Admin.key, operation, asForm(call(thing), kind)));
		});
	}

	if (operation.method === "POST" && !operation.isReading) {
		it("is done once when its Idempotency-Key is repeated", async () => {
			const { id: thing, call } = await arrange("Admin");
			const same = call(thing);
			const repeat = () => callOperation(people.Admin.key, operation, same, { "Idempotency-Key": `${id} once` });
			const first = await repeat();
			expectDeclared(operation, first);
			expect(first.headers.get("idempotent-replayed")).toBeNull();
			const done = await readState();
			const second = await repeat();
			expect(withoutTrace(second)).toEqual(withoutTrace(first));
			expect(second.headers.get("idempotent-replayed")).toBe("true");
			expect(await readState()).toEqual(done);
		});
	}
});
