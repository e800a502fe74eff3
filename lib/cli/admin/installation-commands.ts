import { authenticateTrails } from "#lib/domain/audit/authenticate-trails.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { adoptInstallation } from "#lib/domain/installation/adopt-installation.ts";
import { detachInstallation } from "#lib/domain/installation/detach-installation.ts";
import type { Command } from "./command.ts";

const context = operatorContext("command line");

export const INSTALLATION_COMMANDS: Record<string, Command> = {
	"installation adopt": { usage: "", run: () => adoptInstallation(context) },
	"installation detach": { usage: "", run: () => detachInstallation(context) },
	"trails accept": { usage: "", run: async () => ({ ...(await authenticateTrails(context, { again: true })) }) },
};
