"use client";

import { useState } from "react";
import { useSigning } from "../state/signing-context.tsx";

/** Makes the field with the focus the active one, and stores its text when it loses it. */
export function useFocusedField(fieldId: string) {
	const { dispatch, verbs } = useSigning();
	const [isFocused, setIsFocused] = useState(false);
	return {
		isFocused,
		focusProps: {
			onFocus: () => {
				setIsFocused(true);
				dispatch({ type: "activated", id: fieldId });
			},
			onBlur: () => {
				setIsFocused(false);
				dispatch({ type: "left", id: fieldId });
				verbs.commit(fieldId);
			},
		},
	};
}
