import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { showLogo } from "../../pages/show-logo.ts";

useTestDatabase();

let admin: ApiCaller;
beforeAll(async () => {
	admin = await makeCaller();
});

describe("a logo", () => {
	const picture = (format: "png" | "jpeg" | "webp") =>
		sharp({ create: { width: 1600, height: 400, channels: 3, background: "#1F4FD8" } })
			.withMetadata({ density: 300 })
			.toFormat(format)
			.toBuffer();

	it.each(["png", "jpeg"] as const)("%s is drawn anew within bounds and shown to anybody", async (format) => {
		const form = brandForm({}, await picture(format), `logo.${format}`);
		const { body } = await admin.call("POST", "/v1/brand/create", form);
		const shown = await admin.call("GET", `/v1/brand/get?brandId=${body.brandId}`);
		const [accountId = "", name = ""] = new URL(String(shown.body.brandLogo)).pathname.split("/").slice(2);
		const response = await showLogo(new Request("http://localhost/logos"), { accountId, name });
		expect(response.headers.get("content-type")).toBe("image/png");
		const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
		expect(drawn).toMatchObject({ format: "png", width: 600, height: 150 });
	});

	it.each([
		["is missing", null, 400],
		["is a WebP", "webp", 422],
		["is no picture", Buffer.from("hello"), 422],
		["is too large", Buffer.alloc(5 * 1024 * 1024 + 1), 413],
	] as const)("that %s is refused as BrandLogo", async (_, bytes, status) => {
		const form = bytes === null ? new FormData() : brandForm({}, bytes === "webp" ? await picture(bytes) : bytes);
		if (bytes === null) form.append("BrandName", "No logo");
		const answer = await admin.call("POST", "/v1/brand/create", form);
		expect(answer.status).toBe(status);
		expect(Object.keys(answer.body.errors as object)).toEqual(["BrandLogo"]);
	});

	it("is the only object that is shown without asking who asks", async () => {
		const other = await db().brand.findFirstOrThrow({ where: { logoKey: { not: null } } });
		const [accountId = ""] = String(other.logoKey).split("/");
		expect((await showLogo(new Request("http://localhost/logos"), { accountId, name: "0".repeat(64) })).status).toBe(
			404,
		);
		expect((await showLogo(new Request("http://localhost/logos"), { accountId, name: "../keys" })).status).toBe(404);
	});
});
