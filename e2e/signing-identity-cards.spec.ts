import { cameraTest as test } from "./support/identity-camera.ts";
import { ANNAS, accept, asked, heading, openReview, phoneOf, showDocument } from "./support/identity-signer.ts";
import { send, signingPath } from "./support/product.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { capture, expect } from "./support/test.ts";

test("a driving licence is read by the bars on its back, an identity card by the lines there", async ({
	page,
	browser,
	camera,
}) => {
	for (const [kind, source, told] of [
		["DriverLicense", "Read from the barcode.", "Driving licence, back"],
		["IDCard", "Read from the lines at the bottom.", "Identity card, back"],
	] as const) {
		const documentId = await send({ title: `By ${kind}`, signers: [asked("Anna Maria Eriksson")] });
		const phone = await phoneOf(browser);
		await phone.goto(await signingPath(documentId, ANNAS));
		await showDocument(phone, camera, { kind });
		await expect(heading(phone)).toHaveText(/^Sent to /);
		await openReview(page, documentId, "Anna Maria Eriksson");
		await expect(page.getByText(source)).toBeVisible();
		await expect(page.getByRole("img", { name: told })).toBeVisible();
		await expect(page.getByRole("row", { name: /ANNA MARIA ERIKSSON/ })).toContainText("Matches");
		if (kind === "DriverLicense") await capture(page, "identity-licence");
		await accept(page, "Anna Maria Eriksson");
		await start(phone);
		await sign(phone, /^Sign: Signature/);
		await finish(phone);
		await phone.context().close();
	}
});
