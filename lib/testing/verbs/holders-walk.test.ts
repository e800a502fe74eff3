import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type Context, jobContext, operatorContext, type Principal, visitorContext } from "#lib/domain/context.ts";
import { type Others, PERMISSIONS, type PermissionRow } from "#lib/policy/permissions.ts";
import { useTestDatabase } from "../harness.ts";
import {
	COPY_CROSSINGS,
	type Crossing,
	JOB_CALLS,
	JOB_CROSSINGS,
	JOB_DOCUMENT_CROSSINGS,
	NAMES_NOTHING,
	OPERATOR_ACCOUNT_CALLS,
	OPERATOR_CROSSINGS,
	SECRET_VERBS,
	VISITOR_CROSSINGS,
} from "./cases/holder-cases.ts";
import { LINK_VERB_CASES } from "./cases/other-verb-cases.ts";
import { type Holder, makeHolders, SECRETS } from "./holders.ts";
import { effectOf } from "./outcome.ts";
import { type AnyVerb, loadVerbs } from "./registry.ts";
import type { VerbCase } from "./verb-case.ts";
import { makeWorld, type World } from "./world.ts";

useTestDatabase();

const SIGNER_CASES: Record<string, VerbCase> = {
	...LINK_VERB_CASES["signing.read"].verbs,
	...LINK_VERB_CASES["signing.act"].verbs,
};
/** Far enough on for whatever waits for its time. */
const LATER = () => new Date(Date.now() + 86_400_000 * 0.99);

let verbs: Map<string, AnyVerb>;
let world: World;
let holders: Holder[];
beforeAll(async () => {
	verbs = await loadVerbs();
	world = await makeWorld(["Admin"]);
	holders = await makeHolders(world);
});

const REFUSALS = ["Forbidden", "NotFound", "LinkUnusable"];
/** Verbs that name the entry in which something unknown stands. */
const REFUSED_AS: Record<string, string> = { createOAuthApp: "ValidationError" };

/** Whether an answer says that there is nothing. */
function isNothing(result: unknown): boolean {
	if (Array.isArray(result)) return result.length === 0;
	if (typeof result === "object" && result !== null) return "state" in result && result.state === "unknown";
	return result === undefined || result === null || result === false;
}

async function effect(name: string, context: Context, args: unknown[]) {
	const found = await effectOf(() => (verbs.get(name) as AnyVerb)(context, ...args));
	const touched = name === "sendMail" ? await accountsOfMail(args) : found.touched;
	const isRefused = [...REFUSALS, REFUSED_AS[name]].includes(found.code);
	const isSilent = found.code === "in" && touched.length === 0 && isNothing(found.result);
	// The command line is told of every refusal.
	const isDone = context.principal.kind === "operator" && found.result !== null;
	return { ...found, touched, isReached: !isRefused && (isDone || !isSilent) };
}

/** A mail is written down by itself, before it is sent. */
async function accountsOfMail([run]: unknown[]): Promise<string[]> {
	const { id } = run as { id: string };
	const row = await db().mail.findUnique({ where: { id }, include: { document: { select: { accountId: true } } } });
	return row ? [row.accountId, ...(row.document ? [row.document.accountId] : [])] : [];
}

/** One's own, live: what crosses starts from here. */
const home = () => holders[0] as Holder;
const named = ({ place, isSandbox }: Holder) => `${place}${isSandbox ? " sandbox" : ""}`;
const isIn = ({ accountId }: Holder, touched: string[]) => touched.every((id) => id === accountId);

/** Calls a verb for each thing, and says where more or less is reached than is meant to be. */
async function findWrong(
	{ name, context, args }: { name: string; context: (asked: Holder) => Context; args: Crossing },
	isMeant: (asked: Holder) => boolean | null,
): Promise<unknown[]> {
	const wrong: unknown[] = [];
	for (const asked of holders) {
		const { code, touched, isReached } = await effect(name, context(asked), await args(home(), asked, world));
		const meant = isMeant(asked);
		if ((meant !== null && isReached !== meant) || !(isIn(home(), touched) || isIn(asked, touched))) {
			wrong.push({ asked: named(asked), code, isReached, touched });
		}
	}
	return wrong;
}

const isOfAccount = (asked: Holder) => asked.accountId === home().accountId;
const isSame = (asked: Holder) => asked.documentId === home().documentId;

it("every verb of whoever is no user is walked, or says why it names nothing", () => {
	const walked = [
		...Object.keys({ ...SIGNER_CASES, ...COPY_CROSSINGS, ...SECRET_VERBS, ...VISITOR_CROSSINGS, ...JOB_CALLS }),
		...Object.keys({ ...OPERATOR_CROSSINGS, ...OPERATOR_ACCOUNT_CALLS, ...NAMES_NOTHING }),
		...Object.values({ ...JOB_CROSSINGS, ...JOB_DOCUMENT_CROSSINGS }).map(({ verb }) => verb),
	];
	const known = [...verbs].filter(([, { permission }]) => (PERMISSIONS[permission] as PermissionRow).others);
	expect([...new Set(walked)].sort()).toEqual(known.map(([name]) => name).sort());
});

describe("a signer", () => {
	const contextOf = (principal: Principal): Context => ({ ...visitorContext(), principal });

	it.each(Object.entries(SIGNER_CASES))("%s is for one's own document alone", async (name, known) => {
		const wrong: unknown[] = [];
		const attempt = async (what: string, principal: Principal, isMeant: boolean) => {
			const { code, touched } = await effect(name, contextOf(principal), await known.args(world, home()));
			const isLetIn = code !== "LinkUnusable" && code !== "Forbidden";
			const isOwn = touched.every((id) => id === (principal as Holder["signer"]).accountId);
			if (isLetIn !== isMeant || !isOwn) wrong.push({ what, code, touched });
		};
		const own = home().signer;
		for (const { signer, ...asked } of known.isSlow ? holders.slice(0, 2) : holders) {
			await attempt(`${asked.place} ${asked.isSandbox}`, signer, true);
			if (signer.signerId === own.signerId) continue;
			const { documentId, signerId, accountId, tokenHash } = signer;
			await attempt(`the document of ${asked.place}`, { ...own, documentId }, false);
			await attempt(`the signer of ${asked.place}`, { ...own, signerId }, false);
			if (accountId !== own.accountId) await attempt("the account", { ...own, accountId }, false);
			const isActing = name in LINK_VERB_CASES["signing.act"].verbs;
			if (isActing) await attempt(`the link of ${asked.place}`, { ...own, tokenHash }, false);
		}
		expect(wrong).toEqual([]);
	});

	it("fills no field of anybody else's", async () => {
		const input = { fieldId: "passport", value: { kind: "text", text: "yes" }, revision: 0 };
		expect((await effect("saveFieldValue", contextOf(home().signer), [input])).code).toBe("NotFound");
	});
});

it.each(Object.entries(COPY_CROSSINGS))("%s gives somebody in copy that document alone", async (name, args) => {
	const context = () => ({ ...visitorContext(), principal: home().copy });
	expect(await findWrong({ name, context, args }, isSame)).toEqual([]);
});

describe("a visitor", () => {
	it.each(Object.entries(SECRET_VERBS))(
		"%s takes its own kind of secret, and opens that alone",
		async (name, known) => {
			const wrong: unknown[] = [];
			for (const holder of holders) {
				for (const kind of SECRETS) {
					const secret = holder.secrets[kind];
					const args = known.args?.(secret) ?? [secret];
					const { code, result, touched, isReached } = await effect(name, visitorContext(), args);
					const told = JSON.stringify(result) ?? "";
					const others = holders.filter((one) => one !== holder && told.includes(one.documentId));
					if (isReached !== (kind === known.takes) || !isIn(holder, touched) || others.length > 0) {
						wrong.push({ of: named(holder), kind, code, touched, others: others.map(named) });
					}
				}
			}
			expect(wrong).toEqual([]);
		},
	);

	it.each(Object.entries(VISITOR_CROSSINGS))("%s gives nothing of another account", async (name, args) => {
		expect(await findWrong({ name, context: visitorContext as () => Context, args }, isOfAccount)).toEqual([]);
	});
});

describe("the command line", () => {
	const context = () => operatorContext("test");

	it.each(Object.entries(OPERATOR_CROSSINGS))("%s joins nothing of two accounts", async (name, args) => {
		expect(await findWrong({ name, context, args }, isOfAccount)).toEqual([]);
	});

	it.each(Object.entries(OPERATOR_ACCOUNT_CALLS))("%s is about the account that is named", async (name, args) => {
		const wrong: unknown[] = [];
		for (const holder of holders) {
			const { code, touched, isReached } = await effect(name, context(), await args(holder, holder, world));
			if (!isReached || !isIn(holder, touched)) wrong.push({ of: named(holder), code, touched });
		}
		expect(wrong).toEqual([]);
	});
});

describe("a job", () => {
	const context = () => jobContext();

	it.each(Object.entries(JOB_CROSSINGS))("%s joins nothing of two accounts", async (_, { verb: name, args, said }) => {
		const isMeant = (asked: Holder) => (isOfAccount(asked) ? said || null : false);
		expect(await findWrong({ name, context, args }, isMeant)).toEqual([]);
	});

	it.each(Object.entries(JOB_DOCUMENT_CROSSINGS))(
		"%s joins nothing of two documents",
		async (_, { verb: name, args }) => {
			expect(await findWrong({ name, context, args }, isSame)).toEqual([]);
		},
	);

	it.each(Object.entries(JOB_CALLS))("%s is about the one thing that is named", async (name, args) => {
		const wrong: unknown[] = [];
		for (const holder of holders) {
			const { code, touched } = await effect(name, jobContext(LATER), await args(holder, holder, world));
			if (!isIn(holder, touched)) wrong.push({ of: named(holder), code, touched });
		}
		expect(wrong).toEqual([]);
	});
});

it("there is something to do for the jobs that are walked", async () => {
	const later = jobContext(() => new Date(Date.now() + 2 * 86_400_000));
	expect((await effect("expireDocument", later, [home().documentId])).touched).toEqual([home().accountId]);
	expect((await effect("sendExpiryAlert", jobContext(LATER), [home().documentId])).touched).toEqual([home().accountId]);
});

it("names everybody whom the table names", () => {
	const kinds: Others[] = ["signer", "copy", "visitor", "operator", "job"];
	const rows: PermissionRow[] = Object.values(PERMISSIONS);
	expect(new Set(rows.flatMap(({ others = [] }) => others))).toEqual(new Set(kinds));
});
