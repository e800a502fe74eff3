import { oneSignature } from "./support/fields.ts";
import { cameraTest as test } from "./support/identity-camera.ts";
import { ANNAS, accept, asked, begin, heading, openReview, phoneOf, upload } from "./support/identity-signer.ts";
import { send, signingPath } from "./support/product.ts";
import { start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible } from "./support/test.ts";

const ANNA = "Anna Maria Eriksson";

test("a signer whose identity is accepted waits until a field is filled in from it", async ({ page, browser }) => {
	const holder = {
		...{ id: "holder", name: "Holder of the passport", fieldType: "TextBox", pageNumber: 1 },
		bounds: { x: 100, y: 100, width: 240, height: 30 },
	};
	const signer = { ...asked(ANNA, { holdForPrefill: true }), formFields: [...oneSignature(), holder] };
	const documentId = await send({ title: "Held for filling in", signers: [signer] });
	const phone = await phoneOf(browser);
	await phone.goto(await signingPath(documentId, ANNAS));
	await begin(phone, "Passport");
	await upload(phone, { kind: "Passport" });
	await expect(heading(phone)).toHaveText(/^Sent to /);
	await openReview(page, documentId, ANNA);
	await accept(page, ANNA);
	await expect(heading(phone)).toHaveText("Your identity is confirmed");
	await capture(phone, "identity-held");
	const fillIn = page.getByRole("button", { name: "Fill in and open" });
	await fillIn.click();
	await expect(page.getByText("Choose a value for at least one field.")).toBeVisible();
	await page.getByLabel("Holder of the passport").selectOption({ label: "Full name: ANNA MARIA ERIKSSON" });
	await expectAccessible(page);
	await capture(page, "identity-hold");
	await fillIn.click();
	await expect(page.getByText(`Fields filled in. ${ANNA} can sign now.`)).toBeVisible();
	await start(phone);
	await expect(phone.getByText("ANNA MARIA ERIKSSON").first()).toBeVisible();
	await phone.context().close();
});
