import type { ClientRow } from "#components/developer/app-credentials.tsx";
import type { viewOAuthApp } from "#lib/domain/oauth-apps/view-oauth-app.ts";

type App = Awaited<ReturnType<typeof viewOAuthApp>>;

/** An app's clients as its page shows them, the sandbox last. */
export function toClientRows(app: App, now: Date): ClientRow[] {
	return app.clients.map((client) => ({
		clientId: client.id,
		environment: client.isSandbox ? "sandbox" : "live",
		users: client._count.consents,
		secrets: client.secrets.map(({ id, prefix, createdAt, lastUsedAt, expiresAt }) => ({
			id,
			prefix,
			createdAt: createdAt.toISOString(),
			lastUsedAt: lastUsedAt?.toISOString() ?? null,
			expiresAt: expiresAt?.toISOString() ?? null,
			isExpired: expiresAt !== null && expiresAt <= now,
		})),
	}));
}
