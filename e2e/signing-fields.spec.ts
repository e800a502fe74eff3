import { fieldKeyCases } from "#lib/fields/testing/key-cases.ts";
import { SIGNED_AT } from "#lib/fields/testing/type-cases.ts";
import { send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expectSaved, start } from "./support/signing-page.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

type Case = (typeof fieldKeyCases)[number];

/** Cases share documents, a handful each: what is looked at is the field, not the sending. */
const CASES_PER_DOCUMENT = 12;

const groups = Array.from({ length: Math.ceil(fieldKeyCases.length / CASES_PER_DOCUMENT) }, (_, index) =>
	fieldKeyCases.slice(index * CASES_PER_DOCUMENT, (index + 1) * CASES_PER_DOCUMENT),
);

for (const [index, cases] of groups.entries()) {
	const names = [...new Set(cases.map((one) => one.key))].join(", ");
	test(`keys of the form field tables have their effect on the page, ${index + 1}: ${names}`, async ({ page }) => {
		const bytes = await samplePdf(cases.length * 2);
		// Each case has two pages of its own, so that fields at equal places do not lie over each other.
		const formFields = cases.map((one, place) => ({
			...one.input,
			id: idOf(one, place),
			pageNumber: place * 2 + Number(one.input.pageNumber ?? 1),
			...(one.type === "RadioButton" ? { groupName: one.input.groupName ?? "choice" } : {}),
			...(one.input.dataSyncTag ? { dataSyncTag: `${one.input.dataSyncTag}-${place}` } : {}),
		}));
		const signers = [{ name: "Mia Chen", emailAddress: "mia@example.com", formFields }];
		const documentId = await send({ signers, files: [{ name: "cases.pdf", bytes }] });
		// The day that the cases' dates of signing show.
		await page.clock.setFixedTime(new Date(SIGNED_AT));
		await page.goto(await signingPath(documentId, "mia@example.com"));
		await start(page);
		for (const [place, one] of cases.entries()) {
			await test.step(`${one.key} ${one.note}`, () => expectOnPage(page, one, place));
		}
	});
}

/** A case that is about the id keeps it; the others get one of their own. */
function idOf(one: Case, place: number): string {
	const own = one.expectOnPage.attributes?.["data-field-id"];
	return own ?? `case-${place}`;
}

async function expectOnPage(page: Page, one: Case, place: number): Promise<void> {
	const hint = one.expectOnPage;
	const pageNumber = place * 2 + Number(one.input.pageNumber ?? 1);
	await page.locator(`#page-${pageNumber}`).scrollIntoViewIfNeeded();
	const box = page.locator(`[data-field="${idOf(one, place)}"]`);
	await expect(box).toBeAttached();
	const control = box.locator("[data-field-id]");
	const shown = box.locator("[data-text]").first();
	if (hint.text) await expectText(box, hint.text);
	if (hint.placeholder) await expect(control).toHaveAttribute("placeholder", hint.placeholder);
	for (const [name, value] of Object.entries(hint.attributes ?? {})) {
		await expect(control).toHaveAttribute(name, value);
	}
	for (const [name, value] of Object.entries(hint.style ?? {})) {
		const target = name === "background-color" ? box : shown;
		await expectStyle(target, name, value);
	}
	if (hint.bounds) await expectPlace(box, pageNumber, hint.bounds);
	for (const attempt of hint.tries ?? []) await expectTry(page, one, control, attempt);
}

async function expectText(box: Locator, text: string): Promise<void> {
	const content = async () => {
		const drawn = await box
			.locator("svg[data-text]")
			.getAttribute("data-text", { timeout: 500 })
			.catch(() => null);
		const lines = await box.locator("div[data-text] > div").allTextContents();
		const all = (await box.textContent()) ?? "";
		return [drawn, lines.join(" "), all].join("\n");
	};
	await expect.poll(content).toContain(text);
}

async function expectStyle(target: Locator, name: string, value: string): Promise<void> {
	// A text's size is known when its font is there.
	const computed = () =>
		target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
	const pixels = /^(-?[\d.]+)px$/.exec(value);
	if (pixels) await expect.poll(async () => Number.parseFloat(await computed())).toBeCloseTo(Number(pixels[1]), 1);
	else await expect.poll(computed).toBe(value);
}

async function expectPlace(
	box: Locator,
	pageNumber: number,
	bounds: { x: number; y: number; width: number; height: number },
): Promise<void> {
	// Measured at one moment: the page may be scrolling to its first field.
	const { scale, ...place } = await box.evaluate((element, pageId) => {
		const inner = element.getBoundingClientRect();
		const outer = element.closest(`#${pageId}`)?.getBoundingClientRect() ?? new DOMRect();
		const { width, height } = inner;
		return { scale: outer.width / 816, x: inner.x - outer.x, y: inner.y - outer.y, width, height };
	}, `page-${pageNumber}`);
	for (const side of ["x", "y", "width", "height"] as const) {
		expect(Math.abs(place[side] / scale - bounds[side])).toBeLessThan(0.6);
	}
}

type Attempt = NonNullable<Case["expectOnPage"]["tries"]>[number];

/** Fills a value in as a person would, and looks whether it is taken. */
async function expectTry(page: Page, one: Case, control: Locator, attempt: Attempt): Promise<void> {
	const isTyped = await control.evaluate((element) =>
		element.matches("input[type=text]:not([readonly]), textarea:not([readonly])"),
	);
	if (!isTyped) {
		// A list, a date input or a box offers nothing that could be refused.
		if (attempt.code === "notEditable") await expect(control).not.toBeEditable();
		return;
	}
	await control.fill(attempt.value);
	await control.blur();
	if (attempt.code) {
		await expect(control, `${one.key} refuses ${attempt.value}`).toHaveAttribute("aria-invalid", "true");
		await control.fill("");
		await control.blur();
	} else {
		await expect(control).not.toHaveAttribute("aria-invalid", "true");
		await expectSaved(page);
	}
}
