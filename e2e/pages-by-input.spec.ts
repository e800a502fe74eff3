import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { HANDS, type Hands } from "./support/hands.ts";
import { makeKey, makePeople, type Person } from "./support/organisation.ts";
import { send } from "./support/product.ts";
import { signIn } from "./support/signed-in.ts";
import { expect, type Page, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, permissions: ["clipboard-read", "clipboard-write"] });

/** Who is at work, and what is theirs. */
type Desk = { page: Page; admin: Person; colleague: Person; documentId: string; brandId: string };
type Task = { room: string; does(hands: Hands, desk: Desk): Promise<void> };

/** What is said stands where it is read out by itself. */
const SAID = "[role=status], [role=alert], [aria-live=polite]";
const expectSaid = (page: Page, text: string | RegExp) =>
	expect(page.locator(SAID).filter({ hasText: text }).first()).toBeVisible();

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const item = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const box = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const inDialog = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

const OF_DOCUMENTS: Task[] = [
	{
		room: "/start",
		async does(hands, { page }) {
			await hands.press(button(page, "Hide checklist"));
			await expectSaid(page, "Checklist hidden.");
			await hands.press(button(page, "Undo"));
			await expect(page.getByRole("heading", { name: "Get started" })).toBeVisible();
		},
	},
	{
		room: "/documents",
		async does(hands, { page }) {
			await hands.choose(box(page, "Last activity"), "Last 30 days");
			await expect(page).toHaveURL(/days=30/);
			await hands.pick(button(page, "Saved views"), item(page, "Save this view…"));
			await hands.write(page.getByRole("dialog").getByLabel("Name"), "This month");
			await hands.press(inDialog(page, "Save view"));
			await expectSaid(page, "View “This month” saved.");
			for (const title of ["Lease", "Inventory"]) await hands.press(page.getByLabel(`Select ${title}`));
			await hands.press(button(page, "Remind 2"));
			await expectSaid(page, "2 reminded.");
		},
	},
	{
		room: "/documents/[documentId]",
		async does(hands, { page }) {
			await hands.press(button(page, "Copy Mia Chen’s link"));
			await expectSaid(page, "Link copied.");
			await hands.pick(button(page, "Actions for Lease"), item(page, "Labels…"));
			await hands.write(page.getByRole("dialog").getByLabel("Labels"), "ground floor");
			await hands.press(inDialog(page, "Save"));
			await expect(page.getByRole("dialog")).toHaveCount(0);
			await expect(page.getByRole("main").getByText("ground floor", { exact: true })).toBeVisible();
		},
	},
	{
		room: "/start",
		async does(hands, { page }) {
			await hands.press(button(page, "Search or jump to…"));
			const palette = page.getByRole("dialog", { name: "Search and commands" });
			await hands.write(palette.getByRole("combobox"), "inventory");
			await hands.take(palette.getByRole("option", { name: /^Inventory/ }));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inventory");
		},
	},
];

const OF_PEOPLE: Task[] = [
	{
		room: "/settings/people",
		async does(hands, { page, admin }) {
			const emails = ["ann", "bo"].map((name) => `${name}-${admin.email}`);
			await hands.press(button(page, "Invite people"));
			await hands.write(box(page, "Email addresses"), `${emails.join()},`);
			await hands.press(inDialog(page, "Invite 2"));
			await expectSaid(page, "2 invitations sent.");
			await hands.press(button(page, `Cancel invitation to ${emails[0]}`));
			await hands.press(inDialog(page, "Cancel invitation"));
			await expectSaid(page, `Invitation to ${emails[0]} cancelled.`);
			await hands.pick(button(page, "Actions for Noa North"), item(page, "Change role…"));
			await hands.press(page.getByRole("radio", { name: /^Team lead/ }));
			await hands.press(inDialog(page, "Save"));
			await expectSaid(page, "Noa North’s role changed.");
		},
	},
	{
		room: "/settings/teams",
		async does(hands, { page }) {
			await hands.press(button(page, "New team"));
			await hands.write(page.getByRole("dialog").getByLabel("Name"), "Harbour");
			await hands.press(inDialog(page, "Create team"));
			await expect(page.getByRole("link", { name: "Harbour" })).toBeVisible();
			await hands.press(button(page, "Rename Harbour"));
			await hands.write(page.getByRole("dialog").getByLabel("Name"), "Quay");
			await hands.press(inDialog(page, "Rename"));
			await expectSaid(page, "Team renamed to Quay.");
		},
	},
	{
		room: "/settings/sender-identities",
		async does(hands, { page, admin }) {
			await hands.press(button(page, "Add sender identity"));
			await hands.write(box(page, "Email address"), `ida-${admin.email}`);
			await hands.write(box(page, "Name"), "Ida Moreau");
			await hands.press(inDialog(page, "Send request"));
			await expectSaid(page, "Request sent to Ida Moreau.");
			await hands.pick(button(page, "Actions for Ida Moreau"), item(page, "Delete…"));
			await hands.press(inDialog(page, "Delete identity"));
			await expectSaid(page, "Sender identity Ida Moreau deleted.");
		},
	},
	{
		room: "/settings/organisation",
		async does(hands, { page }) {
			await hands.write(box(page, "Website"), "https://north.example.com");
			await hands.press(page.getByRole("form", { name: "Profile" }).getByRole("button", { name: "Save" }));
			await expectSaid(page, "Profile saved.");
		},
	},
	{
		room: "/settings/you",
		async does(hands, { page }) {
			await hands.write(box(page, "Your name"), "Rita South");
			await hands.press(button(page, "Save"));
			await expectSaid(page, "Name saved.");
			const opened = page.getByRole("switch", { name: /^Document viewed/ });
			await hands.press(opened);
			await expect(opened).not.toBeChecked();
			await expect(page.getByRole("list", { name: "Email notifications" })).toHaveAttribute("aria-busy", "false");
		},
	},
	{
		room: "/settings/security",
		async does(hands, { page, admin }) {
			await hands.write(box(page, "Current password"), admin.password);
			await hands.write(box(page, "New password"), "another long password");
			await hands.press(button(page, "Change password"));
			await expectSaid(page, "Password changed.");
		},
	},
];

const fieldRows = (page: Page) => page.getByRole("list", { name: "Custom fields in order" }).getByRole("link");

const OF_LOOKS: Task[] = [
	{
		room: "/settings/brands/[brandId]",
		async does(hands, { page }) {
			await hands.write(box(page, "Button"), "#14344C");
			await hands.press(button(page, "Save brand"));
			await expectSaid(page, "Northwind saved. New documents will use it.");
		},
	},
	{
		room: "/settings/custom-fields",
		async does(hands, { page }) {
			for (const kind of ["Text", "Date"]) {
				await hands.pick(button(page, "New field"), item(page, kind));
				await expect(box(page, "Name")).toHaveValue(kind);
				await expect(page.locator("main [role=status]").first()).toHaveText("Saved");
				await hands.press(button(page, "All fields"));
				await expect(fieldRows(page).last()).toHaveText(new RegExp(`^${kind}`));
			}
			const moved = page.waitForResponse((response) => response.request().method() === "POST");
			await hands.moveUp(button(page, "Move Date"), button(page, "Move Text"));
			await moved;
			await expect(fieldRows(page)).toHaveText([/^Date/, /^Text/]);
		},
	},
];

const OF_DEVELOPERS: Task[] = [
	{
		room: "/settings/api-keys",
		async does(hands, { page }) {
			await hands.write(box(page, "Name"), "Warehouse");
			await hands.press(page.getByRole("radio", { name: /^Live/ }));
			await hands.press(button(page, "Create key"));
			await hands.press(inDialog(page, "I’ve copied it"));
			await hands.press(button(page, "Revoke Warehouse"));
			await hands.press(inDialog(page, "Revoke key"));
			await expectSaid(page, "Key “Warehouse” revoked.");
		},
	},
	{
		room: "/settings/webhooks",
		async does(hands, { page }) {
			await hands.press(page.getByRole("link", { name: "Add endpoint" }));
			await hands.write(box(page, "Endpoint URL"), "https://hooks.example.com/");
			await hands.press(button(page, "Add endpoint"));
			await hands.press(inDialog(page, "I’ve copied it"));
			await expect(page.getByRole("heading", { name: "Deliveries to hooks.example.com" })).toBeVisible();
		},
	},
	{
		room: "/settings/oauth-apps",
		async does(hands, { page }) {
			await hands.press(page.getByRole("link", { name: "New app" }));
			await hands.write(box(page, "Name"), "Ledger");
			await hands.write(box(page, "Redirect URLs"), "https://ledger.example.com/cb");
			await hands.press(page.getByLabel("Service.Documents.Read"));
			await hands.press(button(page, "Create app"));
			await hands.press(inDialog(page, "I’ve copied them"));
			await expect(page.getByRole("heading", { level: 1, name: "Ledger" })).toBeVisible();
		},
	},
	{
		room: "/settings/request-log",
		async does(hands, { page }) {
			await hands.choose(box(page, "Status"), "Succeeded (2xx)");
			await expect(page).toHaveURL(/status=2/);
			const calls = page.getByRole("list", { name: "Requests" }).getByRole("listitem");
			await hands.press(calls.locator("summary").first());
			await hands.press(calls.first().getByRole("button", { name: "Copy request ID" }));
			await expect(calls.first().getByRole("button", { name: "Copied" })).toBeVisible();
		},
	},
	{
		room: "/settings/audit-log",
		async does(hands, { page, admin }) {
			await hands.choose(box(page, "Person"), `Rita North (${admin.email})`);
			await expect(page).toHaveURL(/person=/);
			await hands.press(page.getByRole("link", { name: "Clear filters" }));
			await expect(page).not.toHaveURL(/person=/);
		},
	},
	{
		room: "/settings/data",
		async does(hands, { page }) {
			await hands.press(button(page, "Delete all documents"));
			await hands.write(page.getByRole("dialog").getByLabel("Type “Northwind” to confirm"), "Northwind");
			await hands.press(inDialog(page, "Delete all documents"));
			await expect(page.getByText("All documents will be deleted on")).toBeVisible();
			await hands.press(button(page, "Cancel deletion"));
			await hands.press(inDialog(page, "Cancel deletion"));
			await expectSaid(page, "Deletion cancelled.");
		},
	},
	{
		room: "/settings/doctor",
		async does(hands, { page }) {
			await hands.press(button(page, "Check again"));
			await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
			await hands.press(button(page, "Copy report"));
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("Database:");
		},
	},
];

const ROOMS = { documents: OF_DOCUMENTS, people: OF_PEOPLE, looks: OF_LOOKS, developers: OF_DEVELOPERS };

for (const [means, handsOf] of Object.entries(HANDS)) {
	test.describe(`by ${means} alone, on a small screen`, () => {
		test.use({ hasTouch: means === "touch" });
		for (const [what, tasks] of Object.entries(ROOMS)) {
			test(`a task is done in each room of ${what}`, async ({ page }) => {
				const desk = await openDesk(page);
				for (const { room, does } of tasks) {
					await test.step(room, async () => {
						await page.goto(room.replace("[documentId]", desk.documentId).replace("[brandId]", desk.brandId));
						await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
						const hands = handsOf(page);
						await does(hands, desk);
						await hands.keepPlace();
					});
				}
			});
		}
	});
}

/** An organisation of its own, whose Admin is signed in and has sent two documents. */
async function openDesk(page: Page): Promise<Desk> {
	const [admin, colleague] = (await makePeople("Rita", "Noa")) as [Person, Person];
	const key = await makeKey(admin);
	const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
	const sent = ["Lease", "Inventory"].map((title) => send({ title, key, signers: [mia] }));
	const [documentId = ""] = await Promise.all(sent);
	const brandOf = `SELECT b."id" FROM "Brand" b JOIN "User" u ON u."accountId" = b."accountId" WHERE u."email" = $1`;
	const [brand] = await sql(brandOf, [admin.email]);
	await signIn(page, admin);
	return { page, admin, colleague, documentId, brandId: String(brand?.id) };
}
