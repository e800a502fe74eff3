import { DEFAULT_SCOPES } from "#lib/contract/scopes.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { findUserByAddress } from "#lib/domain/installation/inspect-account.ts";
import { createOAuthApp } from "#lib/domain/oauth-apps/create-oauth-app.ts";
import { deleteOAuthApp } from "#lib/domain/oauth-apps/delete-oauth-app.ts";
import { listOAuthApps } from "#lib/domain/oauth-apps/list-oauth-apps.ts";
import { rollClientSecret } from "#lib/domain/oauth-apps/roll-client-secret.ts";
import { choose, listOf, readArguments, UsageError, wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { theAccountId } from "./the-account-id.ts";

const context = operatorContext("command line");
const DEFAULT_OVERLAP_HOURS = 24;

/** `npm run admin -- oauth-app …`. */
export const OAUTH_APP_COMMANDS: Record<string, Command> = {
	"oauth-app create": {
		usage:
			'--name <name> [--redirect-uris "<uri> <uri>"] [--scopes "<scope> <scope>"] [--secret-days <days>] ' +
			"[--billing user|owner] [--refresh absolute|sliding] [--acting-user <address>]",
		run: create,
	},
	"oauth-app list": { usage: "", run: async () => listOAuthApps(context, await theAccountId()) },
	"oauth-app roll-secret": {
		usage: "<appId> [--environment live|sandbox] [--overlap-hours <hours>]",
		async run(args) {
			const given = readArguments(args, ["environment", "overlap-hours"], { maxWords: 1 });
			const environment = choose("environment", given.option("environment") ?? "live", ["live", "sandbox"]);
			const overlapHours = wholeNumber("overlap-hours", given.option("overlap-hours")) ?? DEFAULT_OVERLAP_HOURS;
			const app = { accountId: await theAccountId(), appId: appIdOf(given.words) };
			return rollClientSecret(context, { ...app, environment, overlapHours });
		},
	},
	"oauth-app delete": {
		usage: "<appId>",
		async run(args) {
			const appId = appIdOf(readArguments(args, [], { maxWords: 1 }).words);
			await deleteOAuthApp(context, { accountId: await theAccountId(), appId });
			return { appId, isDeleted: true };
		},
	},
};

async function create(args: string[]): Promise<unknown> {
	const names = ["name", "redirect-uris", "scopes", "secret-days", "billing", "refresh", "acting-user"];
	const given = readArguments(args, names);
	const accountId = await theAccountId();
	return createOAuthApp(context, {
		accountId,
		name: given.required("name"),
		redirectUris: listOf(given.option("redirect-uris")),
		scopes: given.option("scopes") === undefined ? [...DEFAULT_SCOPES] : listOf(given.option("scopes")),
		secretValidityDays: wholeNumber("secret-days", given.option("secret-days")),
		billing: choose("billing", given.option("billing") ?? "User", ["User", "Owner"]),
		refreshMode: choose("refresh", given.option("refresh") ?? "Absolute", ["Absolute", "Sliding"]),
		actingUserId: await userIdOf(accountId, given.option("acting-user")),
	});
}

async function userIdOf(accountId: string, email: string | undefined): Promise<string | null> {
	if (email === undefined) return null;
	const user = await findUserByAddress(context, { accountId, email: email.toLowerCase() });
	if (!user) throw new UsageError(`No user has the email address ${email}.`);
	return user.id;
}

function appIdOf([appId]: string[]): string {
	if (!appId) throw new UsageError("Specify the app’s ID from oauth-app list.");
	return appId;
}
