import { useState } from "react";
import { askPasskey } from "#components/security/ask-passkey.ts";
import { troubleHere } from "#components/security/use-passkey-trouble.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ReauthMethods, ReauthVerbs } from "./reauth.ts";
import { useProviderWindow } from "./use-provider-window.ts";

export type Method = "password" | "code" | "passkey" | "provider";

/** The methods that work on this page, the quickest first. */
export function offered({ hasPassword, hasApp, passkeysAt, provider }: ReauthMethods): Method[] {
	const hasPasskey = passkeysAt !== null && troubleHere(passkeysAt) === null;
	const has = { password: hasPassword, code: hasApp, passkey: hasPasskey, provider: provider !== null };
	return (["password", "code", "passkey", "provider"] as const).filter((method) => has[method]);
}

type Options = { methods: ReauthMethods; verbs: ReauthVerbs; onConfirmed: () => void };

/** State of the chosen method; `problem` is an error that belongs to no field. */
export function useConfirming({ methods, verbs, onConfirmed }: Options) {
	const words = useWords("reauth");
	const { run, reconsider, isBusy, problem, problems } = useAction(verbs.confirm);
	const [method, setMethod] = useState<Method>(offered(methods)[0] ?? "password");
	const [failed, setFailed] = useState<string | null>(null);
	const atProvider = useProviderWindow(onConfirmed);

	async function submit(given: FormData) {
		if (method === "passkey" || method === "provider") return choose(method);
		setFailed(null);
		const read = (part: string) => String(given.get(part) ?? "");
		const answer = await run(method === "code" ? { code: read("code") } : { password: read("password") });
		if (answer?.ok) onConfirmed();
	}

	/** Shows the field of a typed method; runs a passkey or provider at once. */
	async function choose(chosen: Method) {
		setFailed(null);
		if (chosen === "passkey") return usePasskey();
		setMethod(chosen);
		if (chosen === "provider" && methods.provider) atProvider.open(methods.provider.accountId);
	}

	async function usePasskey() {
		const options = await verbs.askPasskeys({}).catch(() => null);
		const passkey = options?.ok ? await askPasskey(options.value) : null;
		const answer = passkey && (await run({ passkey }));
		if (answer?.ok) onConfirmed();
		else if (!answer) setFailed(words.passkeyFailed);
	}

	const isAtField = problems.password !== undefined || problems.code !== undefined;
	const said = isAtField ? null : (problem ?? failed ?? atProvider.problem);
	return { method, choose, submit, reconsider, isBusy, problem: said, problems };
}
