import { operatorContext } from "#lib/domain/context.ts";
import { removeSignInProvider, switchSignInProvider, viewSignInProvider } from "#lib/domain/users/provider/settings.ts";
import { trySignInProvider } from "#lib/domain/users/provider/try-provider.ts";
import { unlinkFromProvider } from "#lib/domain/users/provider/unlink-from-provider.ts";
import { choose, readArguments, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { theAccountId } from "./the-account-id.ts";

const context = operatorContext("command line");
const YES_NO = ["yes", "no"] as const;

async function show() {
	const { provider, callbackUrl, afterSignOutUrl } = await viewSignInProvider(context, await theAccountId());
	return { provider, callbackUrl, afterSignOutUrl };
}

/** `npm run admin -- sign-in-provider …`. */
export const PROVIDER_COMMANDS: Record<string, Command> = {
	"sign-in-provider show": { usage: "", run: show },
	"sign-in-provider set": {
		usage: "[--enabled yes|no] [--private yes|no]",
		async run(args) {
			const given = readArguments(args, ["enabled", "private"]);
			const [enabled, isPrivate] = [given.option("enabled"), given.option("private")];
			if (enabled === undefined && isPrivate === undefined) throw new UsageError("Specify --enabled or --private.");
			await switchSignInProvider(context, {
				accountId: await theAccountId(),
				...(enabled ? { isEnabled: choose("enabled", enabled, YES_NO) === "yes" } : {}),
				...(isPrivate ? { mayReachPrivate: choose("private", isPrivate, YES_NO) === "yes" } : {}),
			});
			return (await show()).provider;
		},
	},
	"sign-in-provider test": { usage: "", run: async () => trySignInProvider(context, await theAccountId()) },
	"sign-in-provider remove": {
		usage: "",
		async run() {
			await removeSignInProvider(context, await theAccountId());
			return { isRemoved: true };
		},
	},
	"sign-in-provider forget": {
		usage: "<address>",
		async run(args) {
			const [email] = readArguments(args, [], { maxWords: 1 }).words;
			if (!email) throw new UsageError("Specify the user’s email address.");
			return unlinkFromProvider(context, { accountId: await theAccountId(), email });
		},
	},
};
