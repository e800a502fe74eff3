import { beforeAll, describe, expect, it } from "vitest";
import { API_SCOPES } from "#lib/contract/scopes.ts";
import {
	type Context,
	jobContext,
	operatorContext,
	type Principal,
	type UserContext,
	visitorContext,
} from "#lib/domain/context.ts";
import { REAUTH_MINUTES } from "#lib/policy/grants.ts";
import { PERMISSIONS, type Permission, type PermissionRow, type Role } from "#lib/policy/permissions.ts";
import { useTestDatabase } from "../harness.ts";
import { ACCOUNT_VERB_CASES } from "./cases/account-verb-cases.ts";
import { CONTACT_VERB_CASES } from "./cases/contact-verb-cases.ts";
import { DOCUMENT_VERB_CASES } from "./cases/document-verb-cases.ts";
import { IDENTITY_VERB_CASES } from "./cases/identity-verb-cases.ts";
import { LINK_VERB_CASES, SELF_VERB_CASES, SYSTEM_VERB_CASES } from "./cases/other-verb-cases.ts";
import { PEOPLE_VERB_CASES } from "./cases/people-verb-cases.ts";
import { TEMPLATE_VERB_CASES } from "./cases/template-verb-cases.ts";
import { EXPECTED_GRANTS, grantAsWords } from "./expected-grants.ts";
import { effectOf, outcomeOf } from "./outcome.ts";
import { type AnyVerb, loadVerbs } from "./registry.ts";
import type { ThingKind, VerbCase, VerbCases } from "./verb-case.ts";
import {
	CREDENTIALS,
	type Credential,
	makeWorld,
	PLACES,
	type Place,
	ROLES,
	type Thing,
	type World,
	withCredential,
} from "./world.ts";

useTestDatabase();

const CASES: VerbCases = {
	...DOCUMENT_VERB_CASES,
	...TEMPLATE_VERB_CASES,
	...IDENTITY_VERB_CASES,
	...PEOPLE_VERB_CASES,
	...ACCOUNT_VERB_CASES,
	...CONTACT_VERB_CASES,
	...SELF_VERB_CASES,
	...LINK_VERB_CASES,
	...SYSTEM_VERB_CASES,
};
const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

let verbs: Map<string, AnyVerb>;
let world: World;
let others: Record<Exclude<Principal["kind"], "user">, Context>;
beforeAll(async () => {
	verbs = await loadVerbs();
	world = await makeWorld();
	const signer = world.signing.people[0]?.context as Context;
	const copy = { kind: "copy", accountId: world.signing.accountId, carbonCopyId: "", email: "" } as const;
	others = {
		signer,
		copy: { ...signer, principal: copy },
		visitor: visitorContext(),
		operator: operatorContext("test"),
		job: jobContext(),
	};
});

it.each(PERMISSION_NAMES)("%s is for whom it is meant for", (permission) => {
	expect(grantAsWords(permission)).toBe(EXPECTED_GRANTS[permission]);
});

it("every verb has its case, under the permission that it is meant to have", () => {
	const cases = PERMISSION_NAMES.flatMap((permission) =>
		Object.keys(CASES[permission].verbs).map((name) => `${name}: ${permission}`),
	);
	expect([...verbs].map(([name, verb]) => `${name}: ${verb.permission}`).sort()).toEqual(cases.sort());
});

/** A token with every scope but the one that a permission needs. */
function withoutScope(actor: UserContext, { users }: PermissionRow): UserContext {
	const scopes = API_SCOPES.filter((scope) => users && !users.through.startsWith(scope.replace(/\.\w+$/, "")));
	return { ...actor, principal: { ...actor.principal, via: "oauth", scopes } };
}

/** Whether a role with a credential passes the gate at all, by what EXPECTED_GRANTS was held to above. */
function passes({ users }: PermissionRow, role: Role, credential: Credential): boolean {
	if (!users?.roles[role]) return false;
	if (credential !== "session" && users.through === "session") return false;
	return credential !== "sandbox key" || users.sandbox !== "closed";
}

function reaches(row: PermissionRow, role: Role, place: Place): boolean {
	const reach = row.users?.roles[role];
	if (place === "foreign" || !reach) return false;
	if (reach === "account" || place === "own") return true;
	return reach === "team" && place === "team";
}

/** What a session reaches in both environments, and a key in its own. */
const IN_BOTH: readonly ThingKind[] = ["document", "template"];

/** What a call must come to: "in", or the code of its refusal. */
function expectedOf(
	on: ThingKind,
	row: PermissionRow,
	{ role, credential, thing }: { role: Role; credential: Credential; thing: Thing },
	{ refusal = "NotFound", isList, isForLive }: VerbCase,
): string {
	if (isForLive && credential === "sandbox key") return "Forbidden";
	if (!passes(row, role, credential)) return row.users?.isHidden ? "NotFound" : "Forbidden";
	if (isList || on === "nothing") return "in";
	const isOther = credential !== "session" && thing.isSandbox !== (credential === "sandbox key");
	if (on === "account") return thing.place === "foreign" ? refusal : "in";
	if (IN_BOTH.includes(on)) return reaches(row, role, thing.place) && !isOther ? "in" : refusal;
	if (on === "user" || on === "team") return reaches(row, role, thing.place) ? "in" : refusal;
	if (thing.place === "foreign") return refusal;
	const isMadeOutside = credential === "sandbox key" && !thing.isSandbox;
	if (on === "contact" || on === "contact-group") {
		if (!reaches(row, role, thing.place)) return refusal;
		return isMadeOutside && row.users?.sandbox === "own-made" ? "Forbidden" : "in";
	}
	if (on === "brand") return isMadeOutside ? "Forbidden" : "in";
	return reaches(row, role, thing.place) && !isMadeOutside ? "in" : "Forbidden";
}

const NEEDING_REAUTH = PERMISSION_NAMES.filter((permission) => {
	const row: PermissionRow = PERMISSIONS[permission];
	return row.users?.needsReauth;
});
const verbsNeedingReauth = () => [...verbs].filter(([, { permission }]) => NEEDING_REAUTH.includes(permission));

/** Minutes since a session’s confirmation, and whether that is too long ago; null: not since it began. */
it.each([
	[null, true],
	[REAUTH_MINUTES, true],
	[REAUTH_MINUTES - 1, false],
])("a session confirmed %s minutes ago must confirm again: %s", async (minutes, isAsked) => {
	const { principal, ...context } = world.actors.Admin;
	const { reauthedAt: _, ...unproved } = principal;
	const now = new Date();
	const reauthedAt = minutes === null ? {} : { reauthedAt: new Date(now.getTime() - minutes * 60_000) };
	const session = { ...context, principal: { ...unproved, ...reauthedAt }, now: () => now };
	const thing = world.thingOf("Admin", "own", false);
	expect(verbsNeedingReauth().length).toBeGreaterThan(15);
	const wrong = [];
	for (const [name, verb] of verbsNeedingReauth()) {
		const args = (await CASES[verb.permission].verbs[name]?.args(world, thing)) ?? [];
		const { code } = await outcomeOf(() => verb(session, ...args));
		if ((code === "ReauthRequired") !== isAsked) wrong.push([name, code]);
	}
	expect(wrong).toEqual([]);
});

const WITH_VERBS = PERMISSION_NAMES.filter((permission) => Object.keys(CASES[permission].verbs).length > 0);

describe.each(WITH_VERBS.map((permission) => [permission] as const))("%s", (permission) => {
	const { on: usual, verbs: cases } = CASES[permission];
	const row: PermissionRow = PERMISSIONS[permission];
	const refusal = row.users?.isHidden ? "NotFound" : "Forbidden";
	const prepare = async (name: string, context: Context, known: VerbCase, thing: Thing) => {
		const args = await known.args(world, thing);
		return () => (verbs.get(name) as AnyVerb)(context, ...args);
	};
	const call = async (...given: Parameters<typeof prepare>) => outcomeOf(await prepare(...given));
	/** Whose rows are changed does not hang on the credential, so one of them is looked at. */
	const callAndLook = async (credential: Credential, ...given: Parameters<typeof prepare>) =>
		credential === "session" ? effectOf(await prepare(...given)) : { ...(await call(...given)), touched: [] };

	it.each(Object.entries(cases))("%s lets in nobody else", async (name, known) => {
		const thing = world.thingOf("Admin", "own", false);
		for (const [kind, context] of Object.entries(others)) {
			const { code } = await call(name, context, known, thing);
			const isMeant = row.others?.some((one) => one === kind) ?? false;
			expect([kind, isMeant ? code !== "Forbidden" : code]).toEqual([kind, isMeant ? true : refusal]);
		}
		for (const role of row.users && !["session", "any"].includes(row.users.through) ? ROLES : []) {
			const { code } = await call(name, withoutScope(world.actors[role], row), known, thing);
			expect([role, code]).toEqual([role, refusal]);
		}
		for (const role of row.users ? [] : ROLES) {
			expect([role, (await call(name, world.actors[role], known, thing)).code]).toEqual([role, refusal]);
		}
	});

	it.each(row.users ? Object.entries(cases) : [])("%s reaches what it is meant to", async (name, known) => {
		const wrong: unknown[] = [];
		const on = known.on ?? usual;
		for (const credential of known.isSlow ? (["session"] as const) : CREDENTIALS) {
			for (const role of known.isSlow ? (["Admin"] as const) : ROLES) {
				const context = withCredential(world.actors[role], credential);
				for (const thing of thingsFor(on, known, role, credential)) {
					const { code, result, touched } = await callAndLook(credential, name, context, known, thing);
					const expected = expectedOf(on, row, { role, credential, thing }, known);
					const tried = { credential, role, place: thing.place, isSandbox: thing.isSandbox };
					if ((expected === "in") !== isLetIn(code, known) || (expected !== "in" && code !== expected))
						wrong.push({ ...tried, code, expected });
					if (touched.some((id) => id !== context.principal.accountId)) wrong.push({ ...tried, touched });
					if (known.isList && permission.endsWith(".read") && on !== "account" && code === "in") {
						const isThere = JSON.stringify(result).includes(idOf(on, thing));
						const isMeant =
							reaches(row, role, thing.place) &&
							(!IN_BOTH.includes(on) || thing.isSandbox === context.principal.isSandbox);
						if (isThere !== isMeant) wrong.push({ ...tried, isThere, isMeant });
					}
				}
			}
		}
		expect(wrong).toEqual([]);
	});
});

/** A refusal of another kind is about the thing that was reached. */
const isLetIn = (code: string, { refusal = "NotFound" }: VerbCase) =>
	!["Forbidden", "NotFound", refusal].includes(code);

function idOf(on: ThingKind, { documentId, templateId, userId, teamId, contactId, groupId }: Thing): string {
	if (on === "document") return documentId;
	if (on === "template") return templateId;
	if (on === "contact") return contactId;
	if (on === "contact-group") return groupId;
	return on === "user" ? userId : teamId;
}

/** Those in the credential's environment, and the own one in the other. */
function thingsFor(on: ThingKind, { isSlow }: VerbCase, role: Role, credential: Credential): Thing[] {
	const isSandbox = credential === "sandbox key";
	const own = world.thingOf(role, "own", isSandbox);
	if (on === "nothing" || isSlow) return [own];
	const places = PLACES.map((place) => world.thingOf(role, place, isSandbox));
	return [...places, world.thingOf(role, "own", !isSandbox)];
}
