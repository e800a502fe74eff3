import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createBrandWire, editBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { createSenderIdentityOperation } from "#lib/contract/sender-identities/create-sender-identity.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { consumeArtifactRow, upsertArtifact } from "#lib/db/stores/oauth/oauth-artifacts.ts";
import { makeOwnApiKey } from "#lib/domain/api-keys/own-api-keys.ts";
import { createBrand } from "#lib/domain/brands/create-brand.ts";
import { deleteBrand } from "#lib/domain/brands/delete-brand.ts";
import { editBrand } from "#lib/domain/brands/edit-brand.ts";
import { createAccountGroup } from "#lib/domain/contact-groups/create-account-group.ts";
import { deleteAccountGroup } from "#lib/domain/contact-groups/delete-account-group.ts";
import { operatorContext, type UserContext, visitorContext } from "#lib/domain/context.ts";
import { createCustomField } from "#lib/domain/custom-fields/create-custom-field.ts";
import { deleteCustomField } from "#lib/domain/custom-fields/delete-custom-field.ts";
import { editCustomField } from "#lib/domain/custom-fields/edit-custom-field.ts";
import { addLabels } from "#lib/domain/documents/changing/change-labels.ts";
import { createSenderIdentity } from "#lib/domain/sender-identities/create-sender-identity.ts";
import { createTeam } from "#lib/domain/teams/create-team.ts";
import { updateTeam } from "#lib/domain/teams/update-team.ts";
import { mintPasswordLink } from "#lib/domain/users/inviting/mint-password-link.ts";
import { changePassword } from "#lib/domain/users/passwords/change-password.ts";
import { replacePassword } from "#lib/domain/users/passwords/replace-password.ts";
import { setPassword } from "#lib/domain/users/passwords/set-password.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { updateUser } from "#lib/domain/users/update-user.ts";
import { updateUserMetaData } from "#lib/domain/users/update-user-meta-data.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { type EndpointSettings, MAX_ENDPOINTS } from "#lib/domain/webhooks/rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { countWaiting } from "../count-waiting.ts";
import { useTestDatabase } from "../harness.ts";
import { insertDocument } from "../insert-documents.ts";
import { newAddress } from "../people.ts";
import { makeUserContext } from "../user-context.ts";

// They are to meet at locks. Who waits long for a connection is refused, which says nothing of locks: so nobody is.
useTestDatabase({ DATABASE_MAX_WAIT_MS: "60000" });

/** Enough pairs at once that one of them meets. */
const PAIRS = Array.from({ length: 6 }, (_, index) => index);
const PASSWORD = "correct horse battery";
const ENDPOINT = {
	url: "https://hooks.example.com/",
	events: [] as string[],
	environment: "All",
	appId: null,
	mayReachPrivate: false,
} satisfies EndpointSettings;

/** Runs all calls at once: the code of each one's refusal, or null. @throws whatever is no refusal */
async function atOnce(calls: (() => Promise<unknown>)[]): Promise<(string | null)[]> {
	const results = await Promise.allSettled(calls.map((call) => call()));
	return results.map((result) => {
		if (result.status === "fulfilled") return null;
		// Unavailable is no answer: two that wait for each other lock in different orders.
		if (result.reason instanceof AppError && result.reason.code !== "Unavailable") return result.reason.code;
		throw result.reason;
	});
}

const countEvents = (accountId: string, type: string) => db().accountEvent.count({ where: { accountId, type } });
const colleague = ({ principal: { accountId } }: UserContext, role: "Admin" | "Member" = "Member") =>
	makeUserContext({ accountId, role });

async function makeBrand(context: UserContext): Promise<string> {
	const request = createBrandWire.parse({ brandName: `Quay ${randomUUID()}` });
	return (await createBrand(context, { request, files: [] })).brandId;
}

const fieldOf = (brandId: string, fieldName = "Phone") => ({
	fieldName,
	fieldDescription: "",
	fieldOrder: 1,
	brandId,
	sharedField: true,
	definition: { ...makeField("TextBox"), idPrefix: null, restrictIdPrefixChange: false, formula: null },
});

it("of two Admins who demote each other at once, one stays", async () => {
	const one = await makeUserContext();
	const other = await colleague(one, "Admin");
	const demote =
		(by: UserContext, { principal: { userId } }: UserContext) =>
		() =>
			updateUser(by, { userId, userRole: "Member", userStatus: null, toUserId: null });
	expect((await atOnce([demote(one, other), demote(other, one)])).filter((code) => code === null)).toHaveLength(1);
});

it("a role and metadata that are changed at once are both there", async () => {
	const admin = await makeUserContext();
	const { principal } = await colleague(admin);
	const { userId } = principal;
	const role = { userId, userRole: "TeamAdmin", userStatus: null, toUserId: null } as const;
	const metaData = { office: "Oslo" };
	await atOnce([() => updateUser(admin, role), () => updateUserMetaData(admin, { userId, metaData })]);
	expect(await db().user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ role: "TeamAdmin", metaData });
});

it("of two teams that are given one name at once, one has it", async () => {
	const admin = await makeUserContext();
	const teams = await Promise.all(["North", "South"].map((teamName) => createTeam(admin, { teamName })));
	const codes = await atOnce(
		teams.map(
			({ teamId }) =>
				() =>
					updateTeam(admin, { teamId, teamName: "West" }),
		),
	);
	expect(codes.sort()).toEqual(["ValidationError", null]);
});

it("tags that are added at once are all there", async () => {
	const admin = await makeUserContext();
	const documentId = await insertDocument(admin);
	await atOnce(PAIRS.map((index) => () => addLabels(admin, { documentId, tags: [`tag ${index}`] })));
	expect((await db().document.findUniqueOrThrow({ where: { id: documentId } })).labels).toHaveLength(PAIRS.length);
});

it("changes of a brand's parts that are made at once are all there", async () => {
	const admin = await makeUserContext();
	const brandId = await makeBrand(admin);
	const parts = [{ backgroundColor: "#112233" }, { buttonColor: "#445566" }, { brandName: "Pier" }];
	const edits = parts.map((part) => () => editBrand(admin, { brandId, request: editBrandWire.parse(part), files: [] }));
	expect(await atOnce(edits)).toEqual([null, null, null]);
	const { name, settings } = await db().brand.findUniqueOrThrow({ where: { id: brandId } });
	expect({ name, ...(settings as object) }).toMatchObject({ name: "Pier", ...parts[0], ...parts[1] });
});

it("of two who change one password at once with the former one, one has changed it", async () => {
	const { principal, ...call } = await makeUserContext();
	await replacePassword(operatorContext("test"), { ...principal, password: PASSWORD });
	const change = (password: string) => () =>
		changePassword({ ...call, principal }, { currentPassword: PASSWORD, password });
	const codes = await atOnce([change("correct horse staple"), change("wrong horse battery")]);
	expect(codes.sort()).toEqual(["ValidationError", null]);
	expect(await countEvents(principal.accountId, "PasswordChanged")).toBe(1);
});

it("who is deactivated while choosing a password gets none, or is deactivated with it: nothing fails", async () => {
	const admin = await makeUserContext();
	const people = await Promise.all(PAIRS.map(() => colleague(admin)));
	const calls = people.map(async ({ principal: { userId } }) => {
		const url = await mintPasswordLink(db(), userId, "Reset", new Date());
		const token = url.slice(url.lastIndexOf("/") + 1);
		return [
			() => updateUser(admin, { userId, userRole: null, userStatus: "Deactivate" as const, toUserId: null }),
			() => setPassword(visitorContext(), { token, password: PASSWORD, name: "Ida" }),
		];
	});
	const codes = await atOnce((await Promise.all(calls)).flat());
	expect(codes.filter((_, index) => index % 2 === 0)).toEqual(PAIRS.map(() => null));
	const rows = await db().user.findMany({ where: { id: { in: people.map((one) => one.principal.userId) } } });
	expect(rows.map(({ status }) => status)).toEqual(PAIRS.map(() => "Deactivated"));
});

it("who is deactivated while an application renews their token is, and the application gets its answer", async () => {
	const admin = await makeUserContext();
	const { userId } = (await colleague(admin)).principal;
	const kind = "RefreshToken";
	const token = (idHash: string) => ({ kind, idHash, userId, payload: {}, expiresAt: new Date(Date.now() + 60_000) });
	const former = randomUUID();
	await upsertArtifact(db(), token(former));
	const change = { userId, userRole: null, userStatus: "Deactivate" as const, toUserId: null };
	let deactivating: Promise<string> | undefined;
	const renew = async (tx: Tx) => {
		await consumeArtifactRow(tx, kind, former, new Date());
		deactivating = updateUser(admin, change).then(() => "deactivated", String);
		await expect.poll(() => countWaiting('"OAuthArtifact"'), { timeout: 60_000 }).toBeGreaterThan(0);
		await upsertArtifact(tx, token(randomUUID()));
	};
	await db().$transaction(renew, { timeout: 90_000 });
	expect(await deactivating).toBe("deactivated");
});

it("nobody stays signed in with a password that was replaced while it was checked", async () => {
	const people = await Promise.all(PAIRS.map(() => makeUserContext()));
	const operator = operatorContext("test");
	await Promise.all(people.map(({ principal }) => replacePassword(operator, { ...principal, password: PASSWORD })));
	await atOnce(
		people.flatMap(({ principal }) => [
			() => signIn(visitorContext(), { email: principal.email, password: PASSWORD }),
			() => replacePassword(operator, { ...principal, password: "correct horse staple" }),
		]),
	);
	const userId = { in: people.map(({ principal }) => principal.userId) };
	expect(await db().session.count({ where: { userId, revokedAt: null } })).toBe(0);
});

it("who was deactivated a moment ago makes no key that would work once they are let in again", async () => {
	const admin = await makeUserContext();
	const person = await colleague(admin, "Admin");
	const { userId } = person.principal;
	await updateUser(admin, { userId, userRole: null, userStatus: "Deactivate", toUserId: null });
	const key = { name: "Late", environment: "live", scopes: null, validDays: null } as const;
	expect(await atOnce([() => makeOwnApiKey(person, key)])).toEqual(["NotFound"]);
	expect(await db().apiKey.count({ where: { userId, revokedAt: null } })).toBe(0);
});

it("endpoints that are made at once do not pass the limit", async () => {
	const admin = await makeUserContext();
	const { accountId } = admin.principal;
	const make = () => createEndpoint(admin, { accountId, ...ENDPOINT });
	for (let count = 3; count < MAX_ENDPOINTS; count += 1) await make();
	const codes = await atOnce(PAIRS.map(() => make));
	expect(codes.filter((code) => code === null)).toHaveLength(3);
	expect(await db().webhookEndpoint.count({ where: { accountId } })).toBe(MAX_ENDPOINTS);
});

it("of two who delete one contact group at once, one has deleted it", async () => {
	const { accountId } = (await makeUserContext()).principal;
	const operator = operatorContext("test");
	const contacts = [{ name: "Mia", email: newAddress() }];
	const { groupId } = await createAccountGroup(operator, { accountId, groupName: "Owners", contacts });
	const codes = await atOnce(PAIRS.map(() => () => deleteAccountGroup(operator, { accountId, groupId })));
	expect(codes.filter((code) => code === null)).toHaveLength(1);
	expect(await countEvents(accountId, "ContactGroupDeleted")).toBe(1);
});

it("a custom field that is gone is not changed any more", async () => {
	const admin = await makeUserContext();
	const brandId = await makeBrand(admin);
	const made = await Promise.all(PAIRS.map(() => createCustomField(admin, fieldOf(brandId))));
	await atOnce(
		made.flatMap(({ customFieldId }) => [
			() => deleteCustomField(admin, { customFieldId }),
			() => editCustomField(admin, { customFieldId, field: fieldOf(brandId, "Telephone") }),
		]),
	);
	for (const { customFieldId } of made) {
		const last = await db().accountEvent.findFirst({
			where: { data: { path: ["customFieldId"], equals: customFieldId } },
			orderBy: [{ at: "desc" }],
		});
		expect(last?.type).toBe("CustomFieldDeleted");
	}
});

it("what hangs on a brand is made before it is deleted, or not at all: nothing fails", async () => {
	const admin = await makeUserContext();
	const brands = await Promise.all(PAIRS.map(() => makeBrand(admin)));
	const calls = brands.flatMap((brandId) => [
		() => deleteBrand(admin, { brandId }),
		() => createCustomField(admin, fieldOf(brandId)),
		() =>
			createSenderIdentity(
				admin,
				createSenderIdentityOperation.body.parse({ email: newAddress(), name: "Mia", brandId }),
			),
	]);
	const codes = await atOnce(calls);
	expect(codes.filter((code) => code !== null && code !== "NotFound")).toEqual([]);
});
