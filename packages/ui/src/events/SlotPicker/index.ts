export * from './SlotPicker.tsx';
