import type { Page } from "./test.ts";

/** A device of the person's: it makes and uses passkeys, and always knows who holds it. */
export async function addDevice(page: Page): Promise<void> {
	const device = await page.context().newCDPSession(page);
	await device.send("WebAuthn.enable");
	await device.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}
