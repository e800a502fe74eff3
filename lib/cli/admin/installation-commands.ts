import { readFile } from "node:fs/promises";
import { authenticateTrails } from "#lib/domain/audit/authenticate-trails.ts";
import { rewrapEvidenceKeys } from "#lib/domain/audit/rewrap-evidence-keys.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { adoptInstallation } from "#lib/domain/installation/adopt-installation.ts";
import { checkFiles } from "#lib/domain/installation/check-files.ts";
import { detachInstallation } from "#lib/domain/installation/detach-installation.ts";
import { readArguments, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { fromCaller } from "./from-caller.ts";

const context = operatorContext("command line");

export const INSTALLATION_COMMANDS: Record<string, Command> = {
	"installation adopt": { usage: "", run: () => adoptInstallation(context) },
	"installation detach": { usage: "", run: () => detachInstallation(context) },
	"files check": { usage: "", run: () => checkFiles(context) },
	"keys rewrap": {
		usage: "<file with the former installation key>",
		async run(args) {
			const [file] = readArguments(args, [], { maxWords: 1 }).words;
			if (!file) throw new UsageError("Specify the file with the former installation key.");
			const digits = (await readFile(fromCaller(file), "utf8")).trim();
			if (!/^[0-9a-f]{64}$/i.test(digits)) throw new UsageError("The file must contain 64 hexadecimal digits.");
			return rewrapEvidenceKeys(context, { formerKey: Buffer.from(digits, "hex") });
		},
	},
	"trails accept": { usage: "", run: async () => ({ ...(await authenticateTrails(context, { again: true })) }) },
};
