import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { FIXED_KEY_RULE, isFixedKey } from "#lib/config/env.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { revokeApiKey } from "#lib/domain/api-keys/revoke-api-key.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { noteBackup } from "#lib/domain/doctor/note-backup.ts";
import { forgetFacts } from "#lib/domain/installation/forget-facts.ts";
import { findUserByAddress, inspectApiKeys, inspectUsers } from "#lib/domain/installation/inspect-account.ts";
import { createUser } from "#lib/domain/users/create-user.ts";
import { resetTwoFactor } from "#lib/domain/users/factors/reset-two-factor.ts";
import { replacePassword } from "#lib/domain/users/passwords/replace-password.ts";
import { INSTALLATION_KEY_FACT, SEALING_KEY_FACT } from "../prepare/check-keys.ts";
import { ACCOUNT_COMMANDS } from "./account-commands.ts";
import { choose, readArguments, UsageError } from "./arguments.ts";
import { backUp } from "./backup.ts";
import { BRAND_COMMANDS } from "./brand-commands.ts";
import type { Command } from "./command.ts";
import { CONTACT_GROUP_COMMANDS } from "./contact-group-commands.ts";
import { fromCaller } from "./from-caller.ts";
import { INSTALLATION_COMMANDS } from "./installation-commands.ts";
import { OAUTH_APP_COMMANDS } from "./oauth-app-commands.ts";
import { PROVIDER_COMMANDS } from "./provider-commands.ts";
import { theAccountId } from "./the-account-id.ts";
import { WEBHOOK_COMMANDS } from "./webhook-commands.ts";

const ROLES = ["Admin", "TeamAdmin", "Member"] as const;
const context = operatorContext("command line");

/** Every command that works on a running or startable installation. `restore` is apart: it makes one. */
export const COMMANDS: Record<string, Command> = {
	"user create": {
		usage: "--email <address> [--name <name>] [--role Admin|TeamAdmin|Member] [--password <password>] [--invite]",
		async run(args) {
			const given = readArguments(args, ["email", "name", "role", "password"], { flags: ["invite"] });
			const accountId = await theAccountId();
			const role = choose("role", given.option("role") ?? "Member", ROLES);
			const email = given.required("email");
			const user = { accountId, email, name: given.option("name") ?? "", role };
			const chosen = given.option("password");
			if (given.has("invite")) {
				if (chosen !== undefined)
					throw new UsageError("Omit --password: people set their own when they accept the invitation.");
				return { ...(await createUser(context, user)), isInvited: true };
			}
			const password = chosen ?? newPassword();
			return { ...(await createUser(context, { ...user, password })), password };
		},
	},
	"user list": { usage: "", run: async () => inspectUsers(context, await theAccountId()) },
	"user set-password": {
		usage: "--email <address> [--password <password>]",
		async run(args) {
			const given = readArguments(args, ["email", "password"]);
			const password = given.option("password") ?? newPassword();
			const input = { accountId: await theAccountId(), email: given.required("email"), password };
			return { ...(await replacePassword(context, input)), password };
		},
	},
	"user reset-two-factor": {
		usage: "<address>",
		async run(args) {
			const [email] = readArguments(args, [], { maxWords: 1 }).words;
			if (!email) throw new UsageError("Specify the user’s email address.");
			return resetTwoFactor(context, { accountId: await theAccountId(), email });
		},
	},
	"api-key create": {
		usage: "--email <user's address> [--name <name>] [--environment live|sandbox] [--key <fixed key>]",
		async run(args) {
			const given = readArguments(args, ["email", "name", "environment", "key"]);
			const key = given.option("key");
			if (key !== undefined && !isFixedKey(key)) throw new UsageError(`--key ${FIXED_KEY_RULE}`);
			const accountId = await theAccountId();
			const user = await findUserByAddress(context, { accountId, email: given.required("email").toLowerCase() });
			if (!user) throw new UsageError(`No user has the email address ${given.required("email")}.`);
			const environment = choose("environment", given.option("environment") ?? "live", ["live", "sandbox"]);
			const input = { accountId, userId: user.id, name: given.option("name") ?? "API key", environment };
			return createApiKey(context, key ? { ...input, key } : input);
		},
	},
	"api-key list": { usage: "", run: async () => inspectApiKeys(context, await theAccountId()) },
	"api-key revoke": {
		usage: "<apiKeyId>",
		async run(args) {
			const [apiKeyId] = readArguments(args, [], { maxWords: 1 }).words;
			if (!apiKeyId) throw new UsageError("Specify the key’s ID from api-key list.");
			await revokeApiKey(context, { accountId: await theAccountId(), apiKeyId });
			return { apiKeyId, isRevoked: true };
		},
	},
	...BRAND_COMMANDS,
	...CONTACT_GROUP_COMMANDS,
	...OAUTH_APP_COMMANDS,
	...WEBHOOK_COMMANDS,
	...ACCOUNT_COMMANDS,
	...PROVIDER_COMMANDS,
	...INSTALLATION_COMMANDS,
	"keys accept": {
		usage: "",
		async run() {
			await forgetFacts(context, [INSTALLATION_KEY_FACT, SEALING_KEY_FACT]);
			return { isAccepted: true };
		},
	},
	backup: {
		usage: "<file.tar.gz>",
		async run(args) {
			const [file] = readArguments(args, [], { maxWords: 1 }).words;
			if (!file) throw new UsageError("Specify the backup file to write.");
			const path = fromCaller(file);
			if (!existsSync(dirname(path))) throw new UsageError(`Directory not found: ${dirname(path)}.`);
			// Without the server’s variables, the command works on an empty installation: the backup would contain nothing.
			await theAccountId();
			const startedAt = new Date();
			const report = await backUp(path);
			await noteBackup(context, startedAt);
			return report;
		},
	},
};

function newPassword(): string {
	return randomBytes(12).toString("base64url");
}
