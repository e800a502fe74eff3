import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { COMMANDS } from "./commands.ts";

useTestDatabase();

const run = async (name: string, ...args: string[]) => COMMANDS[name]?.run(args);

it("backs up no installation without an account, as that of a command without the server’s variables", async () => {
	await expect(run("backup", "/tmp/signet.tar.gz")).rejects.toThrow(
		/^No account exists yet in \/.+\. Start Signet first/,
	);
});

it("refuses with a sentence what would be done half or done badly, and changes nothing", async () => {
	const { email } = await makeCaller();
	const refusals: [string[], string][] = [
		[["api-key create", "--email", email, "--key", "short"], "--key must have 16 to 200 letters, digits"],
		[["user create", "--email", "mia@example.com", "--name", "Mia", "Chen"], 'Unexpected argument "Chen".'],
		[["user create", "--email", "mia@example.com", "--invite", "--password", "a long password"], "Omit --password"],
		[["account set-credits", "--credits", "1", "--add", "2"], "Use --credits or --add, not both."],
		[["backup", "/nowhere/signet.tar.gz"], "Directory not found: /nowhere."],
	];
	for (const [[name = "", ...args], sentence] of refusals) {
		await expect(run(name, ...args)).rejects.toThrow(sentence);
	}
	expect([await db().user.count(), await db().apiKey.count()]).toEqual([1, 1]);
});
