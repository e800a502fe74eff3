"use client";

import { type ReactNode, useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { ReauthContext } from "#components/ui/dialogs/use-reauth.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ReauthMethods, ReauthVerbs } from "./reauth.ts";
import { ReauthDialog } from "./reauth-dialog.tsx";

type Props = { email: string; verbs: ReauthVerbs; children: ReactNode };
type Asked = { methods: ReauthMethods; resolve: (isConfirmed: boolean) => void };

/** Provides the confirmation dialog to every action below it (use-reauth.ts). */
export function ReauthProvider({ email, verbs, children }: Props) {
	const { unreachable } = useWords("common");
	const [asked, setAsked] = useState<Asked | null>(null);
	const confirm = useRef(async (): Promise<boolean> => {
		const found = await verbs.methods({}).catch(() => null);
		if (!found?.ok) {
			toast(found?.message ?? unreachable, "bad");
			return false;
		}
		return new Promise((resolve) => setAsked({ methods: found.value, resolve }));
	});

	function end(isConfirmed: boolean) {
		asked?.resolve(isConfirmed);
		setAsked(null);
	}

	return (
		<ReauthContext value={confirm.current}>
			{children}
			{asked ? (
				<ReauthDialog
					{...{ email, verbs }}
					methods={asked.methods}
					onConfirmed={() => end(true)}
					onClose={() => end(false)}
				/>
			) : null}
		</ReauthContext>
	);
}
