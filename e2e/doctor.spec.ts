import { signIn } from "./support/signed-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("an Admin sees what is wrong first, with how to mend it, and has it looked at again", async ({ page }) => {
	await signIn(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/settings/doctor");
	const backup = page.getByRole("region", { name: "Backup" });
	await expect(backup.getByText("No backup has been made yet.")).toBeVisible();
	await expect(backup.getByText("npm run admin -- backup /backups/signet.tar.gz")).toBeVisible();
	const well = page.locator("section", { hasText: "Secrets are masked" });
	await expect(well.getByText(/^PostgreSQL \d/)).toBeVisible();
	await expect(well.getByText(/^Web: 1; workers: 1$/)).toBeVisible();
	await expect(page.getByText(/checks needs? attention\./)).toBeVisible();
	await page.getByRole("button", { name: "Check again" }).click();
	await expect(page.getByText(/checks needs? attention\./)).toBeVisible();
	await expectAccessible(page);
	await page.screenshot({ path: test.info().outputPath("doctor.png"), fullPage: true });
	await page.emulateMedia({ colorScheme: "dark" });
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(backup).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await page.screenshot({ path: test.info().outputPath("doctor-phone.png"), fullPage: true });
});
