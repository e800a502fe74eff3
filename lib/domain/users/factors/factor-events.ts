/** What became of how a person proves who they are: what the account's log calls it, and which kind of factor it was. */
export const FACTOR_EVENTS = {
	"app-added": { type: "FactorAdded", factor: "app" },
	"app-removed": { type: "FactorRemoved", factor: "app" },
	"passkey-added": { type: "FactorAdded", factor: "passkey" },
	"passkey-removed": { type: "FactorRemoved", factor: "passkey" },
	"recovery-codes-made": { type: "RecoveryCodesMade", factor: null },
	"recovery-code-used": { type: "RecoveryCodeUsed", factor: null },
	"provider-linked": { type: "ProviderLinked", factor: null },
	"factors-reset": { type: "FactorsReset", factor: null },
} as const;

export type FactorChange = keyof typeof FACTOR_EVENTS;

/** What an entry of the account's log tells of; null: of nothing of the kind. */
export function factorChangeOf(event: { type: string; data: unknown }): FactorChange | null {
	const factor = (Object(event.data) as { factor?: unknown }).factor ?? null;
	const changes = Object.keys(FACTOR_EVENTS) as FactorChange[];
	return changes.find((one) => FACTOR_EVENTS[one].type === event.type && FACTOR_EVENTS[one].factor === factor) ?? null;
}
