import { newDesk } from "./support/editor.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { admin } from "./support/signed-in.ts";
import { capture, expect, test } from "./support/test.ts";

const PASSWORD = "correct horse of mine";

test.use({ locale: "fr-FR" });

test("whoever reads French is asked in it who they are, and finds the workplace in it", async ({ page }) => {
	const email = "fleur@example.com";
	await admin("user", "create", "--email", email, "--name", "Fleur Petit", "--password", PASSWORD);
	await page.goto("/sign-in");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	await page.getByLabel("Adresse e-\u2060mail").fill(email);
	await page.getByLabel("Mot de passe").fill(PASSWORD);
	await page.getByRole("button", { name: "Se connecter" }).click();
	await expect(page.getByText("Rien ne vous attend.")).toBeVisible();

	await page.goto("/settings/you");
	await page.getByLabel("Votre langue").selectOption("English");
	await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
	await page.goto("/settings/security");
	await page.getByLabel("Current password").fill("not mine");
	await page.getByLabel("New password").fill("short");
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Choose a password of 10 to 200 characters.")).toBeVisible();
	await page.goto("/settings/you");
	await page.getByLabel("Your language").selectOption("Français");
	await expect(page.getByRole("heading", { level: 1, name: "Profil" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	await page.goto("/settings/security");
	await expect(page.getByText(/Connecté à l’instant/)).toBeVisible();
	await page.getByRole("button", { name: "Modifier le mot de passe" }).click();
	await expect(page.getByText("Choisissez un mot de passe de 10 à 200 caractères.")).toBeVisible();
	await capture(page, "french-settings");

	await page.getByRole("link", { name: "Documents", exact: true }).click();
	await page.getByRole("button", { name: "M’envoyer un exemple" }).click();
	await expect(page.getByRole("button", { name: "Envoyer un rappel" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2, name: "1 signataire" })).toBeVisible();
	await capture(page, "french-document");
	const early = await page.request.get(`${page.url()}/certificate`);
	expect(early.status()).toBe(409);
	expect(await early.json()).toMatchObject({
		error: "Le certificat sera disponible quand tout le monde aura signé et que le document sera terminé.",
	});

	await page.getByRole("link", { name: "Documents", exact: true }).first().click();
	await expect(page.getByText("En attente de vous")).toBeVisible();
	await expect(page.getByRole("link", { name: "À traiter" })).toBeVisible();
	await capture(page, "french-documents");

	// New dates are printed as the account prints dates.
	await newDesk(page, { name: "Bail.pdf", buffer: Buffer.from(await samplePdf(1)) });
	await page.getByRole("button", { name: "Date", exact: true }).click();
	await page.locator("[data-page='1']").click({ position: { x: 200, y: 400 } });
	await expect(page.getByRole("combobox", { name: "Format de date" })).toHaveValue("inherit");
});
