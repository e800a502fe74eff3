import { env } from "#lib/config/env.ts";
import { countPasskeysByHost } from "#lib/db/stores/installation/doctor.ts";
import { ownSite } from "#lib/domain/users/factors/own-site.ts";
import { type Check, type Finding, told } from "../finding.ts";

/** Whether passkeys were made for the host of PUBLIC_URL: browsers show them at no other. */
export const passkeys: Check = {
	id: "passkeys",
	needsDatabase: true,
	async look({ accountId }): Promise<Finding> {
		const site = ownSite();
		const hosts = await countPasskeysByHost(accountId);
		const isHere = (host: string) => "rpId" in site && site.rpId === host;
		const elsewhere = hosts.filter(({ host }) => !isHere(host));
		const count = elsewhere.reduce((sum, one) => sum + one.count, 0);
		const [most] = elsewhere;
		if (!most) {
			const here = hosts.reduce((sum, one) => sum + one.count, 0);
			return { level: "well", told: here > 0 ? told("passkeysWell", { count: here }) : told("passkeysNone") };
		}
		const { host: here } = new URL(env().publicUrl);
		return {
			level: "warn",
			told: told("passkeysElsewhere", { count, host: elsewhere.map(({ host }) => host).join(", "), here }),
			mend: { key: "passkeys", line: `PUBLIC_URL=${most.host === "localhost" ? "http" : "https"}://${most.host}` },
		};
	},
};
