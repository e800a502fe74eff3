import { createHmac } from "node:crypto";

/**
 * The signature header of a body: `t=<unix seconds>, s0=<hex>`, and s1, s2 … with the secrets before while a new
 * one is put in place (lib/contract/README.md "Webhooks").
 *
 * @param secrets the present one first
 */
export function signBody(body: string, secrets: readonly string[], now: Date): string {
	const t = Math.floor(now.getTime() / 1000);
	const signatures = secrets.map((secret, index) => {
		const hex = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
		return `s${index}=${hex}`;
	});
	return [`t=${t}`, ...signatures].join(", ");
}
