import { randomUUID } from "node:crypto";
import { ageProof, sql } from "./support/database.ts";
import { expectListening } from "./support/listening.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { capture, expect, type Page, test } from "./support/test.ts";

/** An Admin who signed in an hour ago. */
async function signInLongAgo(page: Page) {
	const person = { email: `confirm-${randomUUID()}@example.com`, password: "a password of theirs" };
	await admin("user", "create", "--email", person.email, "--password", person.password, "--role", "Admin");
	await signIn(page, person);
	await ageProof(person.email);
	return person;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirm it’s you" });

test("confirming an old session creates the API key with what was typed before", async ({ page }) => {
	const { password } = await signInLongAgo(page);
	await page.goto("/settings/api-keys");
	const name = page.getByLabel("Name", { exact: true });
	await name.fill("Nightly import");
	await page.getByRole("radio", { name: /^Live/ }).check();
	await page.getByRole("button", { name: "Create key" }).click();
	const asked = dialogOf(page);
	await expect(asked.getByLabel("Password")).toBeFocused();
	await capture(page, "confirm-session");

	await page.keyboard.press("Escape");
	await expect(asked).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Create key" })).toBeFocused();
	await expect(name).toHaveValue("Nightly import");
	await page.keyboard.press("Enter");
	await expect(asked.getByLabel("Password")).toBeFocused();
	await page.keyboard.type("not theirs at all");
	await page.keyboard.press("Enter");
	await expect(asked.getByText("Incorrect password.")).toBeVisible();
	await asked.getByLabel("Password").fill(password);
	await page.keyboard.press("Enter");
	const key = page.getByRole("region", { name: "API key", exact: true });
	await expect(key).toHaveText(/^sgn_live_/);
	await page.getByRole("button", { name: "I’ve copied it" }).click();
	await expect(page.getByText("Nightly import")).toBeVisible();
});

test("on a phone, the dialog stays open while an old session is confirmed", async ({ page }) => {
	const [rita, noa] = (await makePeople("Rita", "Noa")) as [Person, Person];
	await signIn(page, rita);
	await ageProof(rita.email);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/settings/people");
	await expectListening(page.getByRole("button", { name: "Invite people" }));
	await page.getByRole("button", { name: "Invite people" }).click();
	const inviting = page.getByRole("dialog", { name: "Invite people" });
	const invited = `new-${noa.email}`;
	await inviting.getByLabel("Email addresses").fill(invited);
	await page.keyboard.press("Enter");
	await inviting.getByLabel("Role").selectOption("Admin");
	await inviting.getByRole("button", { name: "Invite 1" }).click();
	const asked = dialogOf(page);
	await expect(asked.getByLabel("Password")).toBeFocused();
	await asked.getByLabel("Password").fill(rita.password);
	await capture(page, "confirm-session-phone");
	await asked.getByRole("button", { name: "Cancel" }).click();
	await expect(inviting.getByText(invited)).toBeVisible();
	await inviting.getByRole("button", { name: "Invite 1" }).click();
	await asked.getByLabel("Password").fill(rita.password);
	await asked.getByRole("button", { name: "Confirm" }).click();
	await expect(inviting).toHaveCount(0);
	await expect(page.getByText(invited)).toBeVisible();
	const mails = () => sql(`SELECT "subject" FROM "Mail" WHERE "to" = $1 AND "kind" = 'security-changed'`, [rita.email]);
	await expect
		.poll(async () => (await mails()).map(({ subject }) => subject))
		.toEqual([expect.stringContaining("New admin access")]);
});
