/** The settings of an app as its form has them. */
export type AppSettings = {
	name: string;
	redirectUris: string[];
	scopes: string[];
	secretValidityDays: number | null;
	billing: "User" | "Owner";
	refreshMode: "Absolute" | "Sliding";
	actingUserId: string | null;
};

/** What an app signs in with; the secret is shown once. */
export type ShownCredentials = { environment: "live" | "sandbox"; clientId: string; clientSecret: string };

/** Reads the form of app-form.tsx. */
export function readAppForm(form: FormData): AppSettings {
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
