import { beforeAll, describe, expect, it } from "vitest";
import { API_SCOPES } from "#lib/contract/scopes.ts";
import { db } from "#lib/db/client.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { type ApiAnswer, type ApiCaller, callApi, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification, PASSPORT, PICTURE } from "#lib/testing/identity-verification.ts";
import { UNKNOWN_ID } from "#lib/testing/people.ts";

useTestDatabase();

const PHONE = { countryCode: "+33", number: "612345678" };
const PEOPLE = [
	{ name: "Wanda Lee", emailAddress: "wanda@example.com", authenticationType: "IdVerification" },
	{ name: "Omar Diaz", emailAddress: "omar@example.com", authenticationType: "IdVerification", phoneNumber: PHONE },
	{ name: "Mia Chen", emailAddress: "mia@example.com" },
];

let sender: ApiCaller;
let documentId: string;
let fileId: string;
/** Wanda has shown who she is; Omar's passport waits for the sender. */
beforeAll(async () => {
	sender = await makeCaller({ role: "Member" });
	documentId = await sendTo(sender, PEOPLE);
	const signers = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	const [wanda, omar] = signers.map(({ id }) => id);
	fileId = (await insertVerification(wanda ?? "", { status: "Succeeded" })).pictures[0] ?? "";
	await insertVerification(omar ?? "");
});

const WANDA = { emailId: "wanda@example.com" };
const OPERATIONS = [
	"/v1/identityVerification/report",
	"/v1-beta/identityVerification/report",
	"/v1/identityVerification/image",
];

const ask = (key: string, path: string, body: object = WANDA, id = documentId): Promise<ApiAnswer> =>
	callApi(key, "POST", `${path}?documentId=${id}`, { ...(path.endsWith("image") ? { fileId } : {}), ...body });

const plain = ({ status, body: { traceId: _, ...body } }: ApiAnswer) => ({ status, body });

describe.each(OPERATIONS)("%s", (path) => {
	it("is answered as for an unknown document to whoever is not the sender", async () => {
		const { accountId } = sender;
		const strangers = {
			admin: await makeCaller({ accountId, role: "Admin" }),
			leader: await makeCaller({ accountId, role: "TeamAdmin" }),
			member: await makeCaller({ accountId, role: "Member" }),
			sandbox: await makeCaller({ accountId, environment: "sandbox" }),
			elsewhere: await makeCaller(),
		};
		const events = await db().auditEvent.count({ where: { documentId } });
		for (const [who, { key }] of Object.entries(strangers)) {
			const answer = await ask(key, path);
			expect([who, answer.status]).toEqual([who, 404]);
			expect(plain(answer)).toEqual(plain(await ask(key, path, WANDA, UNKNOWN_ID)));
			expect(answer.bytes.toString()).not.toContain(PASSPORT.documentNumber);
		}
		expect(await db().auditEvent.count({ where: { documentId } })).toBe(events);
	});

	it("needs its scope", async () => {
		const { accountId, userId } = sender;
		const scopes = API_SCOPES.filter((scope) => !scope.includes("IdentityVerification") && !scope.includes("All"));
		const of = { accountId, userId, name: "few", environment: "live" } as const;
		const { key } = await createApiKey(operatorContext("test"), { ...of, scopes });
		expect((await ask(key, path)).status).toBe(403);
	});

	it.each([
		["nobody of that address", { emailId: "nobody@example.com" }, "EmailId"],
		["another order than the signer's", { ...WANDA, order: 7 }, "Order"],
		["another order than the number's", { countryCode: "+33", phoneNumber: PHONE.number, order: 7 }, "Order"],
		["nobody of that number", { countryCode: "+33", phoneNumber: "600000000" }, "PhoneNumber"],
		["nobody at all", {}, "EmailId"],
	])("names what is wrong: %s", async (_, body, part) => {
		const { status, body: said } = await ask(sender.key, path, body);
		expect([status, Object.keys((said.errors ?? {}) as object)]).toEqual([400, [part]]);
	});

	it.each([
		["its passport waits for the sender", { emailId: "omar@example.com" }],
		["the same, by number", { countryCode: PHONE.countryCode, phoneNumber: PHONE.number }],
		["the same, by the number as it is dialled at home", { countryCode: "33", phoneNumber: "06 12 34 56 78" }],
		["nothing is asked of that signer", { emailId: "mia@example.com" }],
	])("is refused with 409 before it has finished: %s", async (_, body) => {
		const { status, body: said } = await ask(sender.key, path, body);
		expect([status, said.errorType]).toEqual([409, "VerificationNotFinished"]);
		expect(String(said.error).includes("never asked")).toBe("emailId" in body && body.emailId === "mia@example.com");
	});

	it("is given to the sender, by address and order", async () => {
		const { status, bytes } = await ask(sender.key, path, { ...WANDA, order: 1 });
		expect(status).toBe(200);
		expect(bytes.includes(path.endsWith("image") ? PICTURE : String(PASSPORT.documentNumber))).toBe(true);
	});
});

it("no picture is given by an id that the signer's report does not name", async () => {
	const others = await db().identityPicture.findFirstOrThrow({
		where: { documentId, verification: { signer: { email: "omar@example.com" } } },
	});
	for (const unknown of [others.id, UNKNOWN_ID, "no-id"]) {
		const { status } = await ask(sender.key, "/v1/identityVerification/image", { ...WANDA, fileId: unknown });
		expect([unknown, status]).toEqual([unknown, 404]);
	}
});
