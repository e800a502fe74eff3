import type { FormStyle } from "../set-form.ts";

/** A form as it is written by hand; see setForm for the signs in it. */
export type FormSource = { name: string; style?: FormStyle; source: string };
