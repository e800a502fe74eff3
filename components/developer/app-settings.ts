import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";

/** What an app signs in with; the secret is shown once. */
export type ShownCredentials = { environment: "live" | "sandbox"; clientId: string; clientSecret: string };

/** Reads the form of app-form.tsx. */
export function readAppForm(form: FormData): OAuthAppSettings {
	const text = (name: string) => String(form.get(name) ?? "").trim();
	const days = text("secretValidityDays");
	return {
		name: text("name"),
		redirectUris: text("redirectUris").split(/\s+/).filter(Boolean),
		scopes: form.getAll("scopes").map(String),
		secretValidityDays: days === "" ? null : Number(days),
		billing: text("billing") === "Owner" ? "Owner" : "User",
		refreshMode: text("refreshMode") === "Sliding" ? "Sliding" : "Absolute",
		actingUserId: text("actingUserId") || null,
	};
}
