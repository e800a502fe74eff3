import * as sdk from "boldsign";
import { expect, it } from "vitest";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { startApiServer } from "#lib/testing/api-server.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { PICTURE } from "#lib/testing/identity-verification.ts";
import { OPERATION_CASES } from "#lib/testing/operations/operation-cases.ts";
import { callsOf, SDK_GROUPS } from "#lib/testing/sdk-coverage.ts";

useTestDatabase();

const make = <T extends object>(model: new () => T, values: Partial<T>): T => Object.assign(new model(), values);

it("the public SDK reads what came of verifying a signer, and fetches a picture", async () => {
	const server = await startApiServer();
	const caller = await makeCaller();
	const { id } = await OPERATION_CASES.getIdentityReport.arrange(caller, caller);
	const api = new sdk.IdentityVerificationApi(server.url);
	api.setApiKey(caller.key);
	const named = { emailId: "grace@example.com", order: 1 };
	const report = await api.report(id, make(sdk.VerificationDataRequest, named));
	expect(report.verifiedDate).toBeInstanceOf(Date);
	expect(report).toMatchObject({
		...{ verificationResult: "Succeeded", error: null },
		document: {
			...{ type: "Passport", firstName: "WANDA", lastName: "LEE", country: "UTO", documentNumber: "L898902C3" },
			...{ dob: { day: 12, month: 8, year: 1974 }, expirationDate: { day: 15, month: 4, year: 2032 } },
			selfieFile: expect.any(String),
		},
	});
	const fileId = report.document?.documentFiles?.[0] ?? "";
	const image = await api.image(id, make(sdk.DownloadImageRequest, { ...named, fileId }));
	expect(Buffer.from(image).equals(PICTURE)).toBe(true);
	const details = { ...named, redirectUrl: "https://app.example.com/verified" };
	const { url } = await api.createEmbeddedVerificationUrl(id, make(sdk.EmbeddedFileDetails, details));
	expect(url).toMatch(/\/identity-review\/[\w-]{43}$/);
	expect([...server.done].sort()).toEqual(expect.arrayContaining(callsOf(SDK_GROUPS.identities)));
	await server.close();
});
