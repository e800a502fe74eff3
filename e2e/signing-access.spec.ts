import { field, oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { start } from "./support/signing-page.ts";
import { capture, expect, expectNoSidewaysScroll, type Page, test } from "./support/test.ts";

const formFields = [
	field("Job title", "Title", 96, 400, { isRequired: true }),
	field("Start", "EditableDate", 340, 400, { isRequired: true }),
	field("Terms", "CheckBox", 96, 440, { isRequired: true }),
	...oneSignature(),
];
const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields };

const colours = ["Red", "Green", "Blue"].map((name, index) =>
	field(name, "CheckBox", 96 + index * 60, 480, { groupName: "colours" }),
);
const atMostTwo = JSON.stringify([{ groupNames: ["colours"], groupValidation: "Maximum", maximumCount: 2 }]);

async function open(page: Page, signer = mia, options: Record<string, string> = {}): Promise<void> {
	await page.goto(await signingPath(await send({ signers: [signer], options }), "mia@example.com"));
}

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let presses = 0; presses < 60; presses += 1) {
		await page.keyboard.press("Tab");
		const focused = page.locator(":focus");
		if ((await focused.count()) === 0) continue;
		const label = await focused.evaluate((element) => {
			const labels = (element as HTMLInputElement).labels ?? [];
			const own = Array.from(labels, (label) => label.textContent).join(" ");
			return element.getAttribute("aria-label") ?? (own || element.textContent) ?? "";
		});
		if (name.test(label)) return;
	}
	throw new Error(`Tab does not reach ${name}.`);
}

test("the whole way with the keyboard alone", async ({ page }) => {
	await open(page);
	await tabTo(page, /I agree to sign/);
	await page.keyboard.press("Space");
	await tabTo(page, /^Start signing$/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();
	await page.keyboard.type("Designer");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Start", { exact: true })).toBeFocused();
	await page.keyboard.type("12012026");
	await tabTo(page, /^Terms$/);
	await page.keyboard.press("Space");
	await tabTo(page, /^Sign: Signature/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog").getByRole("tab", { name: "Type" })).toBeFocused();
	await tabTo(page, /^Use this signature$/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByRole("button", { name: /^Sign: Signature/ })).toBeFocused();
	await tabTo(page, /^Finish$/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
});

test("a field that is pressed before one has agreed leads to the agreement", async ({ page }) => {
	await open(page);
	await page.locator("[data-field=Signature]").click();
	await expect(page.getByText("Tick the box to continue.")).toBeVisible();
	await expect(page.getByLabel("I agree to sign electronically")).toBeFocused();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await start(page);
	await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();
});

test("fields are named, required ones say so, and errors lead to them", async ({ page }) => {
	const way = field("By post", "RadioButton", 340, 480, { groupName: "way", isRequired: true });
	const note = field("Note", "TextBox", 340, 440, { placeholder: "Anything else" });
	await open(page, { ...mia, formFields: [...formFields, ...colours, way, note] }, { FormGroups: atMostTwo });
	await start(page);
	// Whatever is required has the same bar, not colour alone; what stands in an empty field looks like no entry.
	const barOf = (name: string) =>
		page.locator(`[data-field="${name}"]`).evaluate((box) => getComputedStyle(box, "::before").width);
	for (const name of ["Job title", "Terms", "By post", "Signature"]) expect(await barOf(name), name).toBe("3px");
	for (const name of ["Note", "Red"]) expect(await barOf(name), name).toBe("auto");
	const placeholder = await page.getByPlaceholder("Anything else").evaluate((input) => {
		const [entry, hint] = [getComputedStyle(input), getComputedStyle(input, "::placeholder")];
		return [hint.fontStyle, hint.color === entry.color];
	});
	expect(placeholder).toEqual(["italic", false]);
	const title = page.getByRole("textbox", { name: "Job title" });
	await expect(title).toHaveAttribute("aria-required", "true");
	const blue = page.getByRole("checkbox", { name: "Blue" });
	for (const name of ["Red", "Green"]) await page.getByRole("checkbox", { name }).check();
	await expect(blue).toBeDisabled();
	await expect(blue).toHaveAccessibleDescription(/Untick one first/);
	await capture(page, "group-full");
	await page.locator("summary").click();
	await page.getByRole("button", { name: "All fields" }).click();
	await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(9);
	await expect(page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Blue" })).toContainText(
		"Not available",
	);
	await capture(page, "field-list");
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^Signature/ })
		.click();
	await expect(page.getByRole("button", { name: /^Sign: Signature/ })).toBeFocused();
});

test("a missed field stands in the summary, with a link to it", async ({ page }) => {
	await open(page);
	await start(page);
	await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();
	await page.getByRole("textbox", { name: "Job title" }).fill("Designer");
	await page.getByLabel("Start", { exact: true }).fill("2026-12-01");
	await page.getByRole("checkbox", { name: "Terms" }).check();
	await page.getByRole("button", { name: /^Sign: Signature/ }).click();
	await page.getByRole("button", { name: "Use this signature" }).click();
	const finish = page.getByRole("button", { name: "Finish", exact: true });
	await expect(finish).toBeVisible();
	await page.getByRole("checkbox", { name: "Terms" }).uncheck();
	await page.getByRole("textbox", { name: "Job title" }).fill("");
	await page.getByRole("button", { name: /^Sign: Signature/ }).focus();
	await expect(finish).toBeHidden();
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await expect(page.locator("#missed")).toContainText("2 fields need your attention");
	await expect(page.getByRole("textbox", { name: "Job title" })).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByRole("textbox", { name: "Job title" })).toBeFocused();
	await capture(page, "error-summary");
	await page
		.getByRole("alert")
		.getByRole("button", { name: /^Terms/ })
		.click();
	await expect(page.getByRole("checkbox", { name: "Terms" })).toBeFocused();
});

test("who comes back to a wrong entry with the keyboard reads what is wrong with it", async ({ page }) => {
	const rent = field("Rent", "TextBox", 96, 490, { validationType: "NumbersOnly" });
	const floor = field("Floor", "TextBox", 96, 518);
	await open(page, { ...mia, formFields: [...formFields, rent, floor] });
	await start(page);
	const input = page.getByRole("textbox", { name: "Rent" });
	const words = page.locator('[data-field="Rent"] .field-problem');
	await input.focus();
	await page.keyboard.type("ten");
	await expect(words).toHaveCount(0);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Shift+Tab");
	await expect(input).toBeFocused();
	await expect(words).toHaveText("Enter a number, such as 42 or 3.5.");
	// Without the focus as well, and nothing claims that it is saved.
	await page.getByRole("textbox", { name: "Job title" }).focus();
	await expect(words).toBeVisible();
	const [said, below] = await Promise.all([words.boundingBox(), page.getByLabel("Floor").boundingBox()]);
	expect((said?.y ?? 0) + (said?.height ?? 0), "covers the field below").toBeLessThanOrEqual(below?.y ?? 0);
	await expect(page.locator("[data-save-state=wrong]")).toHaveText("Rent: Enter a number, such as 42 or 3.5.");
	await expect(page.locator("[data-save-state=saved]")).toHaveCount(0);
	await page.screenshot({ path: "e2e/screens/wrong-1440.png", animations: "disabled" });
	await input.focus();
	await page.keyboard.press("End");
	await page.keyboard.type("s");
	await expect(words).toHaveCount(0);
});

test("progress and errors are announced", async ({ page }) => {
	await open(page);
	await start(page);
	await page.getByRole("textbox", { name: "Job title" }).fill("Designer");
	await expect(page.locator("[aria-live=polite]").first()).toHaveText("3 required fields left.");
	await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 4 required fields filled in");
});

test("at 400 % zoom and 320 px nothing scrolls sideways and the button is within reach", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await open(page);
	await expectNoSidewaysScroll(page);
	await expect(page.getByRole("button", { name: "Start signing", exact: true })).toBeInViewport();
});

test.describe("with a long, right-to-left, hostile name", () => {
	test("everything stays text", async ({ page }) => {
		const name = `<img src=x onerror=alert(1)> نورا ${"Very".repeat(20)}`;
		const documentId = await send({
			title: `"><script>alert(1)</script> ${"Title".repeat(30)}`,
			message: "<b>bold</b>\n".repeat(3),
			signers: [{ ...mia, name }],
		});
		await page.goto(await signingPath(documentId, "mia@example.com"));
		await expect(page.getByText("<b>bold</b>").first()).toBeVisible();
		await capture(page, "hostile");
	});
});
