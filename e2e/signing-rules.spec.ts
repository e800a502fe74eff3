import { execFileSync } from "node:child_process";
import { field } from "./support/fields.ts";
import { api, send, signingPath } from "./support/product.ts";
import { expectSaved, finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, type Page, test } from "./support/test.ts";

const GROUPS = [
	["days", ["Monday", "Tuesday", "Friday"], { groupValidation: "Minimum", minimumCount: 2 }],
	["extras", ["Parking", "Locker", "Gym"], { groupValidation: "Maximum", maximumCount: 1 }],
	["shift", ["Early", "Late"], { groupValidation: "Absolute", minimumCount: 1 }],
	["tools", ["Laptop", "Phone", "Camera"], { groupValidation: "Range", minimumCount: 1, maximumCount: 2 }],
] as const;

/** A column of boxes for each group, with the words that stand beside them on the page. */
const COUNTED_BOXES = GROUPS.flatMap(([groupName, names], column) =>
	names.flatMap((name, row) => {
		const [x, y] = [96 + column * 170, 400 + row * 32];
		const bounds = { x: x + 26, y: y - 3, width: 130, height: 24 };
		return [
			field(name, "CheckBox", x, y, { groupName }),
			field(`${name} label`, "Label", 0, 0, { bounds, value: name }),
		];
	}),
);

const BY_BOX = [
	{ fieldId: "Delivery address", isChecked: true },
	{ fieldId: "Shop", isChecked: false },
];
const BY_OPTION = [{ fieldId: "VAT number", value: "Invoice" }];

/** A box that shows one field and hides another, and a list that asks for more with one of its options. */
const DEPENDENT_FIELDS = [
	field("Deliver to me", "CheckBox", 96, 530, { conditionalRules: BY_BOX }),
	field("Deliver label", "Label", 122, 527, { value: "Deliver to me" }),
	field("Delivery address", "TextBox", 350, 527, { isRequired: true }),
	field("Shop", "TextBox", 350, 527, { placeholder: "Which shop?" }),
	field("Payment", "DropDown", 96, 570, { dropdownOptions: ["Card", "Invoice"], conditionalRules: BY_OPTION }),
	field("VAT number", "TextBox", 350, 570, { isRequired: true }),
	field("Signature", "Signature", 96, 640, { isRequired: true }),
];

const FORM_GROUPS = GROUPS.map(([name, , rule]) => ({ groupNames: [name], ...rule }));

/** Sends a document with all of them, and starts to sign it. */
async function begin(page: Page): Promise<string> {
	const formFields = [...COUNTED_BOXES, ...DEPENDENT_FIELDS];
	const signers = [{ name: "Mia Chen", emailAddress: "mia@example.com", formFields }];
	const documentId = await send({ signers, options: { FormGroups: JSON.stringify(FORM_GROUPS) } });
	await page.goto(await signingPath(documentId, "mia@example.com"));
	await start(page);
	return documentId;
}

// Pictures of several states, light and dark, take their time on a small machine.
test.slow();

test("boxes are counted, and fields come and go with what others hold, down to the sealed file", async ({ page }) => {
	const documentId = await begin(page);
	await test.step("boxes by mouse and keyboard", () => tickOnDesktop(page));
	await test.step("fields that depend on others", () => dependOnDesktop(page));
	await finish(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	expect(await tickedIn(documentId)).toEqual(
		["Monday", "Tuesday", "Parking", "Early", "Laptop", "Phone", "Deliver to me"].sort(),
	);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download document" }).click();
	const text = execFileSync("pdftotext", ["-layout", await (await download).path(), "-"], { encoding: "utf8" });
	for (const shown of ["7 Quay Lane", "Card"]) expect(text).toContain(shown);
	for (const hidden of ["Corner shop", "DE129273398"]) expect(text).not.toContain(hidden);
});

test("on a phone, what one chooses among stands in one sheet, and the way leads around it", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const documentId = await begin(page);
	await fillOnPhone(page);
	await finish(page);
	expect(await tickedIn(documentId)).toEqual(["Monday", "Friday", "Early", "Laptop", "Deliver to me"].sort());
});

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const left = (page: Page) => page.getByText(/^\d+ required fields? left$/);

async function tickOnDesktop(page: Page): Promise<void> {
	await expect(left(page)).toHaveText("4 required fields left");
	await expect(box(page, "Monday")).toBeFocused();
	await expect(box(page, "Monday")).toHaveAccessibleDescription("Tick at least 2 of these boxes");
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await expect(box(page, "Parking")).toBeFocused();
	await expect(box(page, "Parking")).toHaveAccessibleDescription("Tick up to 1 of these boxes");
	await page.keyboard.press("Space");
	for (const name of ["Locker", "Gym"]) await expect(box(page, name)).toBeDisabled();
	await page.keyboard.press("Space");
	await box(page, "Gym").check();
	await expect(box(page, "Parking")).toBeDisabled();
	await box(page, "Gym").uncheck();
	await box(page, "Parking").check();
	await expect(box(page, "Early")).toHaveAccessibleDescription("Tick exactly 1 of these boxes");
	await box(page, "Early").check();
	await expect(box(page, "Late")).toBeDisabled();
	await expect(box(page, "Laptop")).toHaveAccessibleDescription("Tick 1 to 2 of these boxes");
	await box(page, "Laptop").check();
	await expect(box(page, "Camera")).toBeEnabled();
	await box(page, "Phone").check();
	await expect(box(page, "Camera")).toBeDisabled();
	await sign(page, /^Sign: Signature/);
	await expect(left(page)).toHaveText("1 required field left");
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await expect(page.locator("#missed")).toContainText("Tick at least 2 of these boxes.");
	await capture(page, "rules-1-missed");
	await page.locator("#missed").getByRole("button", { name: "Tuesday" }).click();
	await expect(box(page, "Tuesday")).toBeFocused();
	await page.keyboard.press("Space");
	await expect(page.getByRole("button", { name: "Finish", exact: true })).toBeVisible();
}

async function dependOnDesktop(page: Page): Promise<void> {
	const text = (name: string) => page.getByRole("textbox", { name });
	await text("Shop").fill("Corner shop");
	await expect(text("Delivery address")).toHaveCount(0);
	await box(page, "Deliver to me").check();
	await expect(text("Shop")).toHaveCount(0);
	await expect(left(page)).toHaveText("1 required field left");
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await expect(text("Delivery address")).toBeFocused();
	await page.keyboard.type("7 Quay Lane");
	await page.getByRole("combobox", { name: "Payment" }).selectOption("Invoice");
	await text("VAT number").fill("DE129273398");
	await expectSaved(page);
	await capture(page, "rules-2-shown");
	await page.getByRole("combobox", { name: "Payment" }).selectOption("Card");
	await expect(text("VAT number")).toHaveCount(0);
	await expectSaved(page);
}

async function fillOnPhone(page: Page): Promise<void> {
	const sheet = page.getByRole("dialog");
	const next = sheet.getByRole("button", { name: "Next", exact: true });
	await expect(sheet.getByRole("heading")).toHaveText("Tick at least 2 of these boxes");
	await sheet.getByRole("checkbox", { name: "Friday" }).check();
	await sheet.getByRole("checkbox", { name: "Monday" }).check();
	await next.click();
	await expect(sheet.getByRole("heading")).toHaveText("Tick exactly 1 of these boxes");
	await sheet.getByRole("checkbox", { name: "Early" }).check();
	await expect(sheet.getByRole("checkbox", { name: "Late" })).toBeDisabled();
	await capture(page, "rules-3-sheet");
	await page.setViewportSize({ width: 390, height: 844 });
	await next.click();
	await expect(sheet.getByRole("heading")).toHaveText("Tick 1 to 2 of these boxes");
	await sheet.getByRole("checkbox", { name: "Laptop" }).check();
	await next.click();
	await expect(sheet).toBeHidden();
	await sign(page, /^Sign: Signature/);
	await box(page, "Deliver to me").check();
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await sheet.getByRole("textbox", { name: "Delivery address" }).fill("8 Mill Road");
	await sheet.getByRole("button", { name: "Done" }).click();
	await expectSaved(page);
}

/** The ids of all boxes that are ticked, in alphabetical order. */
async function tickedIn(documentId: string): Promise<string[]> {
	type Details = { signerDetails: { formFields: { id: string; value: string | null }[] }[] };
	const { signerDetails } = await api<Details>(`/v1/document/properties?documentId=${documentId}`);
	const fields = signerDetails.flatMap(({ formFields }) => formFields);
	return fields
		.filter((one) => one.value === "on")
		.map((one) => one.id)
		.sort();
}
