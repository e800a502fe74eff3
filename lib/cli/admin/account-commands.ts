import { PLANS } from "#lib/config/env.ts";
import { type DraftDefaults, draftDefaults } from "#lib/contract/draft-defaults.ts";
import { IDENTITY_VERIFIERS } from "#lib/contract/signing/identity-settings.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { setCredits } from "#lib/domain/credits/set-credits.ts";
import { setIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { inspectAccount } from "#lib/domain/installation/inspect-account.ts";
import type { AccountSettings } from "#lib/domain/users/organisation/judge-account-settings.ts";
import { setAccountSettings } from "#lib/domain/users/organisation/set-account-settings.ts";
import { setPlan } from "#lib/domain/users/organisation/set-plan.ts";
import { ACCOUNT_DATE_FORMATS, TIME_FORMATS } from "#lib/fields/field-types.ts";
import { choose, readArguments, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { theAccountId } from "./the-account-id.ts";

const context = operatorContext("command line");

/** What the account as a whole has and may. */
export const ACCOUNT_COMMANDS: Record<string, Command> = {
	"account show": {
		usage: "",
		async run() {
			const account = await inspectAccount(context, await theAccountId());
			return account && { ...account, apiCredits: account.apiCredits ?? "unlimited" };
		},
	},
	"account set-credits": {
		usage: "--credits <number>|unlimited | --add <number>",
		async run(args) {
			const given = readArguments(args, ["credits", "add"]);
			const add = given.option("add");
			if (add !== undefined && given.option("credits") !== undefined) {
				throw new UsageError("Use --credits or --add, not both.");
			}
			const accountId = await theAccountId();
			const change =
				add === undefined ? { credits: readCredits(given.required("credits")) } : { add: readNumber("add", add) };
			const left = await setCredits(context, { accountId, ...change });
			return { accountId, apiCredits: left ?? "unlimited" };
		},
	},
	"account set-plan": {
		usage: "--plan free|business",
		async run(args) {
			const plan = choose("plan", readArguments(args, ["plan"]).required("plan"), PLANS);
			const accountId = await theAccountId();
			await setPlan(context, { accountId, plan });
			return { accountId, plan };
		},
	},
	"account set": {
		usage: [
			"[--date-format SignerLanguage|MM/dd/yyyy] [--time-format HH:mm] [--time-zone Europe/Paris]",
			"[--frame-origins https://app.example.com,…] [--name Acme] [--postal-address …]",
			"[--website https://www.example.com] [--contact-email …] [--decline-reasons 'Too dear; Not for me']",
			"[--draft-defaults '{\"expiryDays\":30}']",
			"[--identity-accepts-matches yes|no] [--identity-picture-days 30] [--identity-verifier BuiltIn|Stripe]",
		].join(" "),
		async run(args) {
			const given = readArguments(args, [
				"date-format",
				"time-format",
				"time-zone",
				"frame-origins",
				"name",
				"postal-address",
				"website",
				"contact-email",
				"decline-reasons",
				"draft-defaults",
				"identity-accepts-matches",
				"identity-picture-days",
				"identity-verifier",
			]);
			const accountId = await theAccountId();
			const dateFormat = given.option("date-format");
			const timeFormat = given.option("time-format");
			const timeZone = given.option("time-zone");
			const frameOrigins = given.option("frame-origins");
			const matches = given.option("identity-accepts-matches");
			const verifier = given.option("identity-verifier");
			const days = given.option("identity-picture-days");
			const settings = {
				...(dateFormat ? { dateFormat: choose("date-format", dateFormat, ACCOUNT_DATE_FORMATS) } : {}),
				...(timeFormat ? { timeFormat: choose("time-format", timeFormat, TIME_FORMATS) } : {}),
				...(timeZone ? { timeZone } : {}),
				...(frameOrigins === undefined ? {} : { frameOrigins: frameOrigins.split(/[\s,]+/).filter(Boolean) }),
				...readProfile((name) => given.option(name)),
			};
			const identity = {
				...(verifier ? { identityVerifier: choose("identity-verifier", verifier, IDENTITY_VERIFIERS) } : {}),
				...(matches
					? { identityAcceptsMatches: choose("identity-accepts-matches", matches, ["yes", "no"]) === "yes" }
					: {}),
				...(days ? { identityPictureDays: readNumber("identity-picture-days", days) } : {}),
			};
			await setAccountSettings(context, { accountId, settings });
			if (matches || days || verifier) await setIdentitySettings(context, { accountId, settings: identity });
			return { accountId, ...settings, ...identity };
		},
	},
};

/** What the organisation says of itself, why signers may decline, and what new documents begin with. */
function readProfile(option: (name: string) => string | undefined): AccountSettings {
	const [name, postalAddress, website] = [option("name"), option("postal-address"), option("website")];
	const [contactEmail, reasons, defaults] = [
		option("contact-email"),
		option("decline-reasons"),
		option("draft-defaults"),
	];
	return {
		...(name === undefined ? {} : { name }),
		...(postalAddress === undefined ? {} : { postalAddress }),
		...(website === undefined ? {} : { website }),
		...(contactEmail === undefined ? {} : { contactEmail }),
		...(reasons === undefined ? {} : { declineReasons: reasons.split(";") }),
		...(defaults === undefined ? {} : { draftDefaults: readDefaults(defaults) }),
	};
}

function readDefaults(text: string): DraftDefaults {
	const [json, isWrong] = parseJson(text);
	const parsed = isWrong ? null : draftDefaults.safeParse(json);
	if (parsed?.success) return parsed.data;
	throw new UsageError('--draft-defaults must be JSON like {"expiryDays":30,"reminders":{"days":3,"count":3}}.');
}

function parseJson(text: string): [json: unknown, isWrong: boolean] {
	try {
		return [JSON.parse(text), false];
	} catch {
		return [null, true];
	}
}

function readCredits(text: string): number | null {
	return text.toLowerCase() === "unlimited" ? null : readNumber("credits", text);
}

function readNumber(name: string, text: string): number {
	if (/^\d{1,10}$/.test(text)) return Number(text);
	const choices = name === "credits" ? "a whole number or unlimited" : "a whole number";
	throw new UsageError(`--${name} must be ${choices}.`);
}
