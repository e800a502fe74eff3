import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { LOGO_SVG } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { BRAND_COMMANDS } from "./brand-commands.ts";

const installation = useTestDatabase();

/** As somebody types it. */
function typed(...args: string[]) {
	const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = installation;
	const env = { ...process.env, DATABASE_URL, DATA_DIR };
	const command = ["--import", "tsx", "lib/cli/admin.ts", "brand", ...args];
	return spawnSync(process.execPath, command, { encoding: "utf8", env });
}

const run = async (name: string, ...args: string[]) => BRAND_COMMANDS[`brand ${name}`]?.run(args);

it("the command line makes brands as the API does, lists them, and says what is wrong", {
	timeout: 60_000,
}, async () => {
	const caller = await makeCaller();
	const logo = join(installation.dataDir, "logo.svg");
	await writeFile(logo, LOGO_SVG);
	const settings = { ButtonColor: "#777", buttonTextColor: "#888", documentExpirySettings: { reminderDays: 5 } };
	const made = typed("create", "--name", "Quay", "--logo", logo, "--default", "--settings", JSON.stringify(settings));
	expect(made).toMatchObject({ status: 0, stderr: "" });
	const { brandId, warnings } = JSON.parse(made.stdout);
	expect(warnings).toEqual([expect.stringContaining("WCAG")]);
	const shown = await caller.call("GET", `/v1/brand/get?brandId=${brandId}`);
	expect(shown.body).toMatchObject({
		brandName: "Quay",
		isDefault: true,
		buttonColor: "#777",
		documentExpirySettings: { reminderDays: 5 },
	});
	expect(await run("list")).toMatchObject([{ brandName: "Acme", isDefault: false }, { brandName: "Quay" }]);
	await expect(run("create", "--name", "Quay", "--logo", "nowhere.png")).rejects.toThrow("File not found: ");
	const wrong = run("create", "--name", "Quay", "--logo", logo, "--settings", '{"buttonColor": "loud"}');
	await expect(wrong).rejects.toThrow("ButtonColor must be a colour");
	await expect(run("create", "--name", "Quay", "--logo", logo, "--settings", "loud")).rejects.toThrow("JSON object");
});
