/** What a plan includes (lib/contract/README.md "Plans"). */
type Plan = {
	/** null: no limit but PLAN_SEATS. */
	seats: number | null;
	/** Whether the API may be used beyond the sandbox. */
	hasLiveApi: boolean;
	/** Whether signers may be reached by text message. */
	hasSms: boolean;
};

const PLANS: Record<string, Plan> = {
	free: { seats: 3, hasLiveApi: false, hasSms: false },
	business: { seats: null, hasLiveApi: true, hasSms: true },
};

/** The plan of an account; an unknown name gives the least. */
export function planOf(name: string): Plan {
	return PLANS[name] ?? { seats: 3, hasLiveApi: false, hasSms: false };
}
