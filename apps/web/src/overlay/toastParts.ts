export { Toasts } from '@rostra/ui/Toasts';
export { createToastStore } from '@rostra/ui/toastStore';
