export { default } from "../room-not-found.tsx";
