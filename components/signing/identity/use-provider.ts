import type { IdentityAnswer, IdentityKind, IdentityOutcome } from "#lib/contract/signing/identity-page.ts";
import type { CallResult, SigningClient } from "../saving/signing-client.ts";

type Way = {
	client: SigningClient;
	call: (ask: () => Promise<CallResult<IdentityAnswer>>) => Promise<IdentityOutcome | null>;
	/** A provider takes the pictures on its own page. */
	hasProvider: boolean;
};

/** The way into showing an identity document, and on to a provider's page. */
export function useProvider(token: string, { client, call, hasProvider }: Way) {
	return {
		/** Begins; with a provider the browser goes on to its page at once, unless another page shows this one. */
		async begin(kind: IdentityKind | null, agreed: boolean): Promise<void> {
			const said = await call(() => client.post("begin", { kind, agreed }));
			const isFree = window.self === window.top;
			if (said === "done" && hasProvider && isFree) window.location.assign(`/sign/${token}/identity/go`);
		},
		/** Where the provider takes the pictures; null: it cannot be said now. */
		async findProviderPage(): Promise<string | null> {
			let url: string | null = null;
			await call(async () => {
				const result = await client.get<IdentityAnswer>("go?as=json");
				if (result.ok) url = result.value.url ?? null;
				return result;
			});
			return url;
		},
	};
}
