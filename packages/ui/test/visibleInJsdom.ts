/** jsdom computes no layout: for the focus rules each element in the document is visible. */
Element.prototype.checkVisibility = function isVisible() {
  return this.isConnected;
};
