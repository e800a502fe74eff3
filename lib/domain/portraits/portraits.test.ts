import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { deactivateUser } from "#lib/domain/users/deactivate-user.ts";
import { findSession } from "#lib/domain/users/sessions/find-session.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { browser, makePerson, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { openPicture } from "./open-picture.ts";
import { setOwnPicture } from "./set-own-picture.ts";

useTestDatabase();

async function photo(colour: string): Promise<string> {
	const image = sharp({ create: { width: 640, height: 480, channels: 3, background: colour } });
	const exif = { IFD0: { Copyright: "secret place" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
	return (await image.jpeg().withExif(exif).toBuffer()).toString("base64");
}

const keyOf = async ({ principal }: UserContext) =>
	(await db().user.findUniqueOrThrow({ where: { id: principal.userId } })).pictureKey;

it("a picture becomes a small square without metadata, which the account's people see and nobody else", async () => {
	const ada = await makePerson();
	const context = await signInWithPassword(ada.email);
	await setOwnPicture(context, { image: await photo("#a03020") });
	const { mediaType, open } = await openPicture(context, { userId: ada.userId });
	const bytes = await buffer((await open()).stream);
	const { width, height, format, exif, icc } = await sharp(bytes).metadata();
	expect({ mediaType, width, height, format, exif, icc }).toEqual({
		...{ mediaType: "image/jpeg", width: 256, height: 256, format: "jpeg" },
		...{ exif: undefined, icc: undefined },
	});
	const colleague = await makePerson({ accountId: ada.accountId });
	await expect(openPicture(await signInWithPassword(colleague.email), { userId: ada.userId })).resolves.toBeDefined();
	const strangers = await signInWithPassword((await makePerson({ role: "Admin" })).email);
	await expect(openPicture(strangers, { userId: ada.userId })).rejects.toMatchObject({ code: "NotFound" });
	await expect(openPicture(context, { userId: colleague.userId })).rejects.toMatchObject({ code: "NotFound" });
});

it("another picture takes the place of the one before, which is deleted; its address is another", async () => {
	const { email } = await makePerson();
	const context = await signInWithPassword(email);
	const address = async () => (await findSession(browser(), context.principal.credentialId))?.picture;
	await setOwnPicture(context, { image: await photo("#104070") });
	const [first, firstAddress] = [await keyOf(context), await address()];
	await setOwnPicture(context, { image: await photo("#107040") });
	const second = await keyOf(context);
	expect([await storage().exists(first ?? ""), await storage().exists(second ?? "")]).toEqual([false, true]);
	expect(await address()).not.toBe(firstAddress);
	// The same one again stays.
	await setOwnPicture(context, { image: await photo("#107040") });
	expect(await storage().exists(second ?? "")).toBe(true);
	await setOwnPicture(context, { image: null });
	expect([await keyOf(context), await storage().exists(second ?? ""), await address()]).toEqual([
		null,
		false,
		undefined,
	]);
});

it.each([
	["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
	["a text", Buffer.from("Hello")],
	["more than 500 kB", Buffer.alloc(500_001)],
	["nothing", Buffer.alloc(0)],
])("%s is no picture", async (_, bytes) => {
	const context = await signInWithPassword((await makePerson()).email);
	await expect(setOwnPicture(context, { image: bytes.toString("base64") })).rejects.toMatchObject({
		fields: { picture: [expect.any(String)] },
	});
	expect(await keyOf(context)).toBeNull();
});

it("the picture of who is deactivated goes", async () => {
	const admin = await makePerson({ role: "Admin" });
	const ada = await makePerson({ accountId: admin.accountId });
	const context = await signInWithPassword(ada.email);
	await setOwnPicture(context, { image: await photo("#333333") });
	const nothing = { documentsTo: null, draftsTo: null, templatesTo: null, fieldsTo: null, keys: [], apps: [] };
	await deactivateUser(await signInWithPassword(admin.email), { userId: ada.userId, ...nothing });
	expect(await keyOf(context)).toBeNull();
});
