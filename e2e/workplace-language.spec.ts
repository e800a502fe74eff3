import { capture, expect, test } from "./support/test.ts";
import { admin } from "./support/workplace.ts";

const PASSWORD = "correct horse of mine";

test.use({ locale: "fr-FR" });

test("whoever reads French is asked in it who they are, chooses it, and finds the workplace in it", async ({
	page,
}) => {
	const email = "fleur@example.com";
	await admin("user", "create", "--email", email, "--name", "Fleur Petit", "--password", PASSWORD);
	await page.goto("/sign-in");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	await page.getByLabel("Adresse e-mail").fill(email);
	await page.getByLabel("Mot de passe").fill(PASSWORD);
	await page.getByRole("button", { name: "Se connecter" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Nothing sent yet" })).toBeVisible();

	await page.goto("/settings");
	await page.getByLabel("Language of the workplace").selectOption("Français");
	await expect(page.getByRole("heading", { level: 1, name: "Réglages" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	await expect(page.getByText(/Connecté à l’instant/)).toBeVisible();
	await capture(page, "french-settings");

	await page.getByRole("link", { name: "Documents", exact: true }).click();
	await page.getByRole("button", { name: "M’envoyer l’exemple" }).click();
	await expect(page.getByRole("button", { name: "Relancer" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2, name: "1 signataire" })).toBeVisible();
	await capture(page, "french-document");

	await page.getByRole("link", { name: "Documents", exact: true }).first().click();
	await expect(page.getByText("En attente de Fleur Petit")).toBeVisible();
	await expect(page.getByRole("link", { name: "À traiter" })).toBeVisible();
	await capture(page, "french-documents");
});
